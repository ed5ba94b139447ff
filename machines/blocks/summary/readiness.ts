import type { Finding, FindingSubject } from '../findings/finding.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockSummary } from './block-summary.ts'

/** Open points: what should be settled before a block is published. */

/** Something open about a block. What is likely a mistake has to be acknowledged before a publish; the rest is advice. */
export type OpenPoint =
  /** Edits of the details, or of the schedule of one date, that wait in this browser: a publish leaves them out. */
  | { readonly kind: 'unsavedDetails' }
  | { readonly kind: 'unsavedDate'; readonly date: CivilDate }
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'undatedAcademicDates'; readonly names: readonly string[] }

/** Something about a block that is in order. */
export type SettledPoint =
  | { readonly kind: 'dates'; readonly workingDays: number; readonly emptyOthers: number }
  /** `areStudentsChecked`: it is known, too, that no student sits two papers at once or three on one day. */
  | { readonly kind: 'modules'; readonly haveVersions: boolean; readonly areStudentsChecked: boolean }

/** Whether a publish asks about it. */
export const isAsked = (point: OpenPoint): boolean =>
  point.kind === 'finding' ? point.finding.level === 'ask' : point.kind !== 'undatedAcademicDates'

interface ReadinessFacts {
  readonly academicDates: BlockSummary['record']['academicDates']
  readonly found: readonly Finding[]
  readonly hasUnsavedDetails: boolean
  readonly unsavedDates: readonly CivilDate[]
}

/** Everything open about a block as it is saved, what is asked about first. */
export function openPoints({ academicDates, found, hasUnsavedDetails, unsavedDates }: ReadinessFacts): readonly OpenPoint[] {
  const undated = academicDates.filter(({ from }) => from === null).map(({ name }) => name)
  return [
    ...(hasUnsavedDetails ? [{ kind: 'unsavedDetails' as const }] : []),
    ...unsavedDates.map((date) => ({ kind: 'unsavedDate' as const, date })),
    ...found.map((finding) => ({ kind: 'finding' as const, finding })),
    ...(undated.length > 0 ? [{ kind: 'undatedAcademicDates' as const, names: undated }] : []),
  ]
}

/** What is in order about a block that has modules; `areStudentsKnown` when it is known which modules they take together. */
export function settledPoints(days: BlockSummary['days'], found: readonly Finding[], areStudentsKnown: boolean): readonly SettledPoint[] {
  const isFilled = ({ slots }: BlockSummary['days'][number]) => slots.some(({ modules }) => modules.length > 0)
  if (!days.some(isFilled)) return []
  const has = (...kinds: readonly FindingSubject['kind'][]) => found.some(({ subject }) => kinds.includes(subject.kind))
  const haveVersions = !has('noVersion')
  const areStudentsChecked = areStudentsKnown && !has('clash', 'manyPapers')
  return [
    ...(has('emptyDates')
      ? []
      : [
          {
            kind: 'dates' as const,
            workingDays: days.filter(({ isHoliday }) => !isHoliday).length,
            emptyOthers: days.filter((day) => day.isHoliday && !isFilled(day)).length,
          },
        ]),
    ...(haveVersions || areStudentsChecked ? [{ kind: 'modules' as const, haveVersions, areStudentsChecked }] : []),
  ]
}
