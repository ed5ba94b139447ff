import type { Combination } from '../combinations.ts'
import type { Holiday } from '../holidays.ts'
import type { DaySchedule } from '../scheduling/schedule.ts'
import type { BlockClock } from '../clocks/block-clock.ts'
import { clockFindings, clocksOf, type HostOffset } from './clock-findings.ts'
import type { DatePlace, Finding, FindingSource, FindingSubject } from './finding.ts'
import { pairFindings, repeatFindings, studentFindings } from './module-findings.ts'
import type { Prohibitions } from './prohibited-pairs.ts'

/** A date of a block with the modules of its slots. */
export interface CheckedDay extends DaySchedule {
  readonly isHoliday: boolean
}

/** The input of the checks of a block. */
export interface FindingSettings {
  /** How many minutes apart the starts of a slot may be. */
  readonly limit: number
  /** A prohibited pair is read as "no student takes both", so that the two may share a slot. */
  readonly mayShareSlot: boolean
  /** Ids of modules that have no version to choose. */
  readonly versionless: ReadonlySet<string>
  /** The countries of a zone, by its name. */
  readonly countriesOf: (zoneName: string) => readonly string[]
  /** Null to skip the comparison with this host's clock rules. */
  readonly hostOffset: HostOffset | null
}

/** Data for a check: `unread` when it could not be read, null when it is not offered or not loaded. */
export type Checked<T> = T | 'unread' | null

const isThere = <T>(value: Checked<T>): value is T => value !== null && value !== 'unread'

const hasModules = ({ slots }: CheckedDay) => slots.some(({ modules }) => modules.length > 0)
const placeOf = ({ dateId, date }: CheckedDay): DatePlace => ({ dateId, date })

/** Papers on public holidays of the countries of the block's zones. */
function holidayFindings(days: readonly CheckedDay[], holidays: readonly Holiday[], countries: ReadonlySet<string>): readonly Finding[] {
  return days.filter(hasModules).flatMap((day) =>
    holidays.flatMap((holiday): readonly Finding[] => {
      const own = holiday.date === day.date ? holiday.countries.filter((country) => countries.has(country)) : []
      if (own.length === 0) return []
      const id = `F12 ${day.dateId} ${holiday.name}`
      return [{ id, level: 'tell', subject: { kind: 'holiday', on: placeOf(day), name: holiday.name, countries: own } }]
    }),
  )
}

const midnight = '00:00'
const isOutOfOrder = ({ slots }: BlockClock) =>
  slots.includes(midnight) || slots.some((time, index) => index > 0 && time <= (slots[index - 1] ?? ''))

/** Omissions: dates without modules, modules without a version, slots out of order. */
function missing(days: readonly CheckedDay[], zones: readonly BlockClock[], versionless: ReadonlySet<string>): readonly Finding[] {
  const empty = days.filter((day) => !day.isHoliday && !hasModules(day)).map(placeOf)
  const places = days.flatMap(({ dateId, date, slots }) =>
    slots.flatMap((slot) =>
      slot.modules
        .filter(({ moduleId, versions }) => versions.length === 0 && !versionless.has(moduleId))
        .map(({ moduleId, name }) => ({ dateId, date, slot: slot.number, moduleId, name })),
    ),
  )
  const odd = zones.filter(isOutOfOrder).map(({ name }) => name)
  return [
    ...(empty.length > 0 ? [{ id: 'F13', level: 'tell', subject: { kind: 'emptyDates', dates: empty } } as const] : []),
    ...(places.length > 0 ? [{ id: 'F14 version', level: 'ask', subject: { kind: 'noVersion', places } } as const] : []),
    ...(odd.length > 0 ? [{ id: 'F14 order', level: 'tell', subject: { kind: 'slotOrder', zoneNames: odd } } as const] : []),
  ]
}

const unread = (source: FindingSource): Finding => ({
  id: `F16 ${source}`,
  level: source === 'rules' ? 'ask' : 'tell',
  subject: { kind: 'unread', source },
})

/** The first date and slot of a finding; null for the whole block, which comes last. */
function beginOf(subject: FindingSubject): { readonly date: string; readonly slot: number } | null {
  switch (subject.kind) {
    case 'clash':
      return subject.first
    case 'pairInSlot':
      return subject.pair.first
    case 'manyPapers':
    case 'holiday':
      return { date: subject.on.date, slot: 0 }
    case 'noSuchTime':
    case 'twice':
      return subject.starts[0] ?? null
    case 'noVersion':
      return subject.places[0] ?? null
    case 'apart':
    case 'rulesDiffer':
      return { date: subject.dates[0]?.date ?? '', slot: 0 }
    default:
      return null
  }
}

const textOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function order(a: Finding, b: Finding): number {
  const [one, other] = [beginOf(a.subject), beginOf(b.subject)]
  return (
    textOrder(a.level, b.level) ||
    Number(one === null) - Number(other === null) ||
    textOrder(one?.date ?? '', other?.date ?? '') ||
    (one?.slot ?? 0) - (other?.slot ?? 0) ||
    textOrder(a.id, b.id)
  )
}

/**
 * All findings about a block, by level, date, slot and id; equal ones are one line. None of them prevents
 * a drop or a save.
 */
export function findings(
  days: readonly CheckedDay[],
  rules: Checked<Prohibitions>,
  combinations: Checked<readonly Combination[]>,
  holidays: Checked<readonly Holiday[]>,
  settings: FindingSettings,
): readonly Finding[] {
  const zones = clocksOf(days)
  const countries = new Set(zones.flatMap(({ name }) => settings.countriesOf(name)))
  const sources = { rules, combinations, holidays }
  return [
    ...(isThere(rules) ? pairFindings(days, rules, settings.mayShareSlot) : []),
    ...(isThere(combinations) ? studentFindings(days, combinations) : []),
    ...repeatFindings(days),
    ...clockFindings(days, zones, settings),
    ...(isThere(holidays) ? holidayFindings(days, holidays, countries) : []),
    ...missing(days, zones, settings.versionless),
    ...(['rules', 'combinations', 'holidays'] as const).filter((source) => sources[source] === 'unread').map(unread),
  ].sort(order)
}

/** The dates with findings that a publish asks about. */
export function askedDates(found: readonly Finding[]): ReadonlySet<string> {
  return new Set(found.filter(({ level }) => level === 'ask').flatMap(({ subject }) => datesOf(subject)))
}

/** The dates that a finding concerns. */
function datesOf(subject: FindingSubject): readonly string[] {
  switch (subject.kind) {
    case 'pairsOnDate':
      return subject.pairs.map(({ first }) => first.date)
    case 'noSuchTime':
    case 'twice':
      return subject.starts.map(({ date }) => date)
    case 'noVersion':
      return subject.places.map(({ date }) => date)
    case 'apart':
    case 'rulesDiffer':
      return subject.dates.map(({ date }) => date)
    default: {
      const begin = beginOf(subject)
      return begin ? [begin.date] : []
    }
  }
}
