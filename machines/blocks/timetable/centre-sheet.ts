import { millisecondsInMinute } from 'date-fns/constants'
import type { CivilDate } from '#machines/time/civil.ts'
import { weekdayName } from '#machines/time/days.ts'
import { countedReading, occurrences, readingAt, type ClockChange, type Occurrence, type Reading } from '#machines/time/occurrences.ts'
import type { BlockClock } from '../clocks/block-clock.ts'
import { changesInside, type ChangeInside } from '../clocks/clock-changes.ts'
import { supervisedMinutes } from '../clocks/same-instant.ts'
import { startsOf, supervisionOf, type Supervision } from './supervision.ts'
import type { Sitting, Timetable, TimetableModule, TimetableZone, ZoneOfCountry } from './timetable.ts'

/** A sitting in the local time of one zone. */
export interface SheetSitting {
  readonly slot: number
  readonly time: string
  /** Null where the clock is not known. */
  readonly start: Occurrence | null
  readonly supervision: Supervision | null
  /** Supervision begins before the start or ends more than an hour after it. */
  readonly isLonger: boolean
  readonly modules: readonly TimetableModule[]
}

/** Zones that start so many minutes after the sheet's zone from a change of clocks on; negative if earlier. */
interface Shift {
  readonly minutes: number
  readonly zones: readonly string[]
}

/** Clocks that change between two dates of a sheet. */
export interface SheetNote {
  /** The day on which they change. */
  readonly date: CivilDate
  /** The change of the sheet's own zone, with its local time; null if only other clocks change. */
  readonly own: (ClockChange & { readonly time: string }) | null
  readonly shifts: readonly Shift[]
  /** The first date with sittings after the change. */
  readonly since: CivilDate
  /** The supervision of its first sitting, if the change has made it longer or shorter. */
  readonly supervision: Supervision | null
}

export interface SheetDay {
  readonly date: CivilDate
  /** Shown before the date. */
  readonly notes: readonly SheetNote[]
  readonly sittings: readonly SheetSitting[]
}

/** What the clock of the sheet's zone shows from a date on; the first has no date. */
export interface ClockPeriod {
  readonly since: CivilDate | null
  readonly reading: Reading
}

/** A centre sheet: the sittings of a block on the clock of one zone. */
export interface CentreSheet {
  readonly country: string
  readonly zone: TimetableZone
  /** Empty where the clock is not known. */
  readonly periods: readonly ClockPeriod[]
  readonly days: readonly SheetDay[]
  /** Days from Monday to Friday without sittings. */
  readonly freeWeekdays: readonly CivilDate[]
}

const weekend = new Set(['Saturday', 'Sunday'])

/** What all sheets of a timetable share: starts and changes of clocks are computed once. */
interface SheetFacts {
  readonly timetable: Timetable
  readonly changes: readonly ChangeInside[]
  /** The starts of each sitting, zone by zone. */
  readonly starts: ReadonlyMap<Sitting, readonly (Occurrence | null)[]>
}

function factsOf(timetable: Timetable): SheetFacts {
  const { zones, days } = timetable
  const first = days.find(({ sittings }) => sittings.length > 0)?.sittings[0]
  const clocks = zones.map(({ name, clock }, index): BlockClock => ({
    zoneId: String(index),
    groupId: '',
    name,
    clock,
    slots: [first?.times[index] ?? '00:00'],
  }))
  return {
    timetable,
    changes: changesInside(
      clocks,
      days.map(({ date }) => date),
    ),
    starts: new Map(
      days.flatMap(({ date, sittings }) => sittings.map((sitting) => [sitting, startsOf(timetable, date, sitting)] as const)),
    ),
  }
}

/** Minutes from the start of one zone to that of another; null if one has no start. */
function lag(starts: readonly (Occurrence | null)[], zone: number, other: number): number | null {
  const [own, its] = [starts[zone] ?? null, starts[other] ?? null]
  return own && its ? (countedReading(its).instant - countedReading(own).instant) / millisecondsInMinute : null
}

/** How a change of clocks shifts other zones against one: the first sitting after it, compared with the same times on the date before. */
function shiftsOf(was: readonly (Occurrence | null)[], is: readonly (Occurrence | null)[], zone: number, zones: readonly TimetableZone[]) {
  const byMinutes = new Map<number, string[]>()
  for (const [other, { name }] of zones.entries()) {
    const [before, after] = [lag(was, zone, other), lag(is, zone, other)]
    if (before !== null && after !== null && before !== after) byMinutes.set(after, [...(byMinutes.get(after) ?? []), name])
  }
  return [...byMinutes].map(([minutes, names]): Shift => ({ minutes, zones: names })).toSorted((a, b) => a.minutes - b.minutes)
}

/** A text of a window's begin and end, relative to the zone's own start, by which windows are compared. */
const windowOf = (supervision: Supervision | null, start: Occurrence | null | undefined) => {
  const own = start && countedReading(start).instant
  return supervision && own ? `${supervision.from - own} ${supervision.until - own}` : ''
}

/** Notes on the changes between two dates with sittings; `before` is null ahead of the first one, where only own changes count. */
function notesBetween(
  { timetable, changes, starts }: SheetFacts,
  zone: number,
  before: CivilDate | null,
  next: Timetable['days'][number],
): readonly SheetNote[] {
  const between = changes.filter(({ date }) => date <= next.date && (before === null || date > before))
  const [sitting] = next.sittings
  return [...new Set(between.map(({ date }) => date))].toSorted().flatMap((date, index, dates): SheetNote[] => {
    const change = between.find((one) => one.date === date && one.zone.zoneId === String(zone)) ?? null
    const own = change && { instant: change.instant, before: change.before, after: change.after, time: change.time }
    const isLast = index === dates.length - 1
    if (before === null || !sitting || !isLast)
      return own || before !== null ? [{ date, own, shifts: [], since: next.date, supervision: null }] : []
    const is = starts.get(sitting) ?? []
    const was = startsOf(timetable, before, sitting)
    const now = supervisionOf(is, zone)
    const isSame = windowOf(supervisionOf(was, zone), was[zone]) === windowOf(now, is[zone])
    return [{ date, own, shifts: shiftsOf(was, is, zone, timetable.zones), since: next.date, supervision: isSame ? null : now }]
  })
}

/** What a zone's clock shows over the days of a block. */
function periodsOf({ changes }: SheetFacts, zone: number, clock: string | null, first: CivilDate | undefined): readonly ClockPeriod[] {
  const begin = clock === null || first === undefined ? null : occurrences(first, '00:00', clock)
  if (clock === null || !begin) return []
  const own = changes.filter((change) => change.zone.zoneId === String(zone))
  return [
    {
      since: null,
      reading: begin.kind === 'none' ? { ...begin.movedOn, offset: begin.before, abbreviation: null } : countedReading(begin),
    },
    ...own.flatMap(({ instant, date }) => {
      const reading = readingAt(instant, clock)
      return reading ? [{ since: date, reading }] : []
    }),
  ]
}

/** The sheets for some zones of a timetable, in this order. */
export function centreSheets(timetable: Timetable, chosen: readonly ZoneOfCountry[]): readonly CentreSheet[] {
  const facts = factsOf(timetable)
  const { zones, days } = timetable
  const freeWeekdays = days.flatMap(({ date, sittings }) => (sittings.length === 0 && !weekend.has(weekdayName(date)) ? [date] : []))
  const made = new Map<number, Omit<CentreSheet, 'country'>>()
  return chosen.flatMap(({ country, zone: index }) => {
    const zone = zones[index]
    if (!zone) return []
    const sheet = made.get(index) ?? {
      zone,
      periods: periodsOf(facts, index, zone.clock, days[0]?.date),
      days: sheetDays(facts, index),
      freeWeekdays,
    }
    made.set(index, sheet)
    return [{ country, ...sheet }]
  })
}

function sheetDays(facts: SheetFacts, zone: number): readonly SheetDay[] {
  const sat = facts.timetable.days.filter(({ sittings }) => sittings.some(({ times }) => (times[zone] ?? null) !== null))
  return sat.map((day, index) => ({
    date: day.date,
    notes: notesBetween(facts, zone, sat[index - 1]?.date ?? null, day),
    sittings: day.sittings.flatMap((sitting): SheetSitting[] => {
      const time = sitting.times[zone] ?? null
      if (time === null) return []
      const starts = facts.starts.get(sitting) ?? []
      const start = starts[zone] ?? null
      const supervision = supervisionOf(starts, zone)
      const isLonger =
        windowOf(supervision, start) !== '' && windowOf(supervision, start) !== `0 ${supervisedMinutes * millisecondsInMinute}`
      return [{ slot: sitting.slot, time, start, supervision, isLonger, modules: sitting.modules }]
    }),
  }))
}
