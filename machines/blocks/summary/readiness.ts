import { findings, type Finding, type Place, type Prohibitions } from '../scheduling/schedule-findings.ts'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import type { BlockSummary, SummaryDay } from './block-summary.ts'

/** Open points: what should be settled before a block is published. */

/** Something open about a block. What is likely a mistake has to be acknowledged before a publish; the rest is advice. */
export type OpenPoint =
  /** Edits of the details, or of the schedule of one date, that wait in this browser: a publish leaves them out. */
  | { readonly kind: 'unsavedDetails' }
  | { readonly kind: 'unsavedDate'; readonly date: CivilDate }
  /** Two modules that a rule prohibits together. */
  | { readonly kind: 'finding'; readonly finding: Finding }
  /** The module rules could not be read, so findings may be missing. */
  | { readonly kind: 'rulesUnavailable' }
  | { readonly kind: 'noVersion'; readonly place: Place }
  | { readonly kind: 'emptyDates'; readonly dates: readonly CivilDate[] }
  /** Zones whose slots start at midnight, or not one after the other. */
  | { readonly kind: 'slotTimes'; readonly zoneNames: readonly string[] }

const advice: readonly OpenPoint['kind'][] = ['emptyDates', 'slotTimes']

/** Whether a publish asks about it. */
export const isAsked = ({ kind }: OpenPoint): boolean => !advice.includes(kind)

export interface ReadinessFacts {
  readonly summary: Pick<BlockSummary, 'days'>
  /** Null when the rules could not be read. */
  readonly prohibitions: Prohibitions | null
  /** Ids of modules that have no version to choose. */
  readonly versionless: ReadonlySet<string>
  readonly hasUnsavedDetails: boolean
  readonly unsavedDates: readonly CivilDate[]
}

const midnight = '00:00'
const isOdd = (times: readonly SlotTime[]) =>
  times.includes(midnight) || times.some((time, index) => index > 0 && time <= (times[index - 1] ?? ''))

/** All dates of a block have the same slots: the first date that has slots is read. */
function oddZones(days: readonly SummaryDay[]): readonly string[] {
  const slots = days.find((day) => day.slots.some(({ clocks }) => clocks.length > 0))?.slots ?? []
  const times = new Map<string, SlotTime[]>()
  for (const { clocks } of slots) for (const { zoneName, time } of clocks) times.set(zoneName, [...(times.get(zoneName) ?? []), time])
  return [...times].flatMap(([zoneName, own]) => (isOdd(own) ? [zoneName] : []))
}

const withoutVersion = ({ dateId, date, slots }: SummaryDay, versionless: ReadonlySet<string>): readonly Place[] =>
  slots.flatMap((slot) =>
    slot.modules
      .filter(({ moduleId, versions }) => versions.length === 0 && !versionless.has(moduleId))
      .map(({ moduleId, name }) => ({ dateId, date, slot: slot.number, moduleId, name })),
  )

/** Everything open about a block as it is saved, what is asked about first. */
export function openPoints(facts: ReadinessFacts): readonly OpenPoint[] {
  const { summary, prohibitions, versionless, hasUnsavedDetails, unsavedDates } = facts
  const { days } = summary
  const empty = days.filter(({ slots }) => slots.every(({ modules }) => modules.length === 0)).map(({ date }) => date)
  const odd = oddZones(days)
  return [
    ...(hasUnsavedDetails ? [{ kind: 'unsavedDetails' as const }] : []),
    ...unsavedDates.map((date) => ({ kind: 'unsavedDate' as const, date })),
    ...(prohibitions === null
      ? [{ kind: 'rulesUnavailable' as const }]
      : findings(days, prohibitions).map((finding) => ({ kind: 'finding' as const, finding }))),
    ...days.flatMap((day) => withoutVersion(day, versionless)).map((place) => ({ kind: 'noVersion' as const, place })),
    ...(empty.length > 0 ? [{ kind: 'emptyDates' as const, dates: empty }] : []),
    ...(odd.length > 0 ? [{ kind: 'slotTimes' as const, zoneNames: odd }] : []),
  ]
}
