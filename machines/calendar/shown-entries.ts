import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { addDays, daysBetween, mondayOf } from '#machines/time/days.ts'

/** A clock that the calendar is read by. */
export interface ReaderZone {
  readonly name: string
  /** What it shows at an instant (ms). */
  wallAt(instant: number): { readonly date: CivilDate; readonly time: SlotTime }
}

/** An entry on the days of a zone. What lasts whole days is on the same days everywhere. */
export interface ShownEntry {
  readonly entry: CalendarEntry
  readonly first: CivilDate
  readonly last: CivilDate
  /** Null for whole days. */
  readonly start: SlotTime | null
  readonly end: SlotTime | null
  /** Which end of a long entry it is; null for an entry as a whole. */
  readonly edge: 'begins' | 'ends' | null
}

/** The instant (ms) of "yyyy-MM-dd HH:mm:ss.SSSSSS", which is UTC. */
export const entryInstant = (at: string): number => Date.parse(`${at.slice(0, 19).replace(' ', 'T')}Z`)

/** An entry as a zone shows it. */
export function shownIn(entry: CalendarEntry, zone: ReaderZone): ShownEntry {
  const { isAllDay, startDate, endDate, startsAt, endsAt } = entry
  if (isAllDay === 1 || startsAt === undefined || endsAt === undefined)
    return { entry, first: startDate, last: endDate, start: null, end: null, edge: null }
  const [start, end] = [zone.wallAt(entryInstant(startsAt)), zone.wallAt(entryInstant(endsAt))]
  // What ends at midnight is not on the day that begins then.
  const last = end.time === '00:00' && end.date > start.date ? addDays(end.date, -1) : end.date
  return { entry, first: start.date, last, start: start.time, end: end.time, edge: null }
}

/** Longer than this, as a term is, an entry would cover all that happens meanwhile. */
const longestWhole = 28

/** Entries as a zone shows them: of a long one its first and its last day. */
export const shownEntries = (entries: readonly CalendarEntry[], zone: ReaderZone): readonly ShownEntry[] =>
  entries.flatMap((entry): readonly ShownEntry[] => {
    const shown = shownIn(entry, zone)
    const { first, last } = shown
    if (daysBetween(first, last) <= longestWhole) return [shown]
    return [
      { ...shown, last: first, edge: 'begins' },
      { ...shown, first: last, edge: 'ends' },
    ]
  })

/** What an entry is called where it is shown. */
export const shownTitle = ({ entry: { title }, edge }: ShownEntry): string => (edge === null ? title : `${title} ${edge}`)

/** Longer ones first, then whole days, then by time and title, so that lanes stay quiet. */
const byWeight = (a: ShownEntry, b: ShownEntry): number =>
  a.first.localeCompare(b.first) ||
  b.last.localeCompare(a.last) ||
  (a.start ?? '').localeCompare(b.start ?? '') ||
  a.entry.title.localeCompare(b.entry.title)

/** The entries that touch a day, in their order. */
export const entriesOn = (day: CivilDate, entries: readonly ShownEntry[]): readonly ShownEntry[] =>
  entries.filter(({ first, last }) => first <= day && last >= day).toSorted(byWeight)

/** The first entries that begin after a day, in their order; of a series its next day alone. */
export function entriesAfter(day: CivilDate, entries: readonly ShownEntry[], count: number): readonly ShownEntry[] {
  const byName = new Map<string, ShownEntry>()
  for (const shown of entries.filter(({ first }) => first > day).toSorted(byWeight)) {
    const { resource, recordId } = shown.entry
    const name = `${resource} ${recordId} ${shownTitle(shown)}`
    if (!byName.has(name)) byName.set(name, shown)
  }
  return [...byName.values()].slice(0, count)
}

/** The first entry that begins at a time of a day, and that is not cancelled; null where there is none. */
export const firstTimed = (day: CivilDate, entries: readonly ShownEntry[]): ShownEntry | null =>
  entries
    .filter(({ first, start, entry }) => first === day && start !== null && entry.state !== 'Cancelled')
    .toSorted((a, b) => (a.start ?? '').localeCompare(b.start ?? ''))[0] ?? null

/** What the clocks of other zones show when an entry begins. */
export const beginsIn = ({ entry: { startsAt } }: ShownEntry, zones: readonly ReaderZone[]) =>
  startsAt === undefined ? [] : zones.map(({ name, wallAt }) => ({ name, ...wallAt(entryInstant(startsAt)) }))

/** An entry in a week: from which to which of its days (0 to 6), and in which lane, from 0. */
export interface Lane {
  readonly shown: ShownEntry
  readonly from: number
  readonly to: number
  readonly lane: number
}

/** The lanes of a week that begins on a Monday: no two entries of one lane meet. */
export function lanesOf(monday: CivilDate, entries: readonly ShownEntry[]): readonly Lane[] {
  const sunday = addDays(monday, 6)
  const ends: number[] = []
  return entries
    .filter(({ first, last }) => first <= sunday && last >= monday)
    .toSorted(byWeight)
    .map((shown) => {
      const from = Math.max(0, daysBetween(monday, shown.first))
      const to = Math.min(6, daysBetween(monday, shown.last))
      const free = ends.findIndex((end) => end < from)
      const lane = free < 0 ? ends.length : free
      ends[lane] = to
      return { shown, from, to, lane }
    })
}

/** The Mondays of the weeks that a month touches; `day` is any of its days. */
export function weeksOfMonth(day: CivilDate): readonly CivilDate[] {
  const first = `${day.slice(0, 7)}-01`
  const last = lastOfMonth(day)
  const monday = mondayOf(first)
  return Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, index) => addDays(monday, index * 7))
}

/** The last day of a day's month. */
export const lastOfMonth = (day: CivilDate): CivilDate => addDays(monthLater(`${day.slice(0, 7)}-01`, 1), -1)

/** The same day so many months later, or the last one of a shorter month. */
export function monthLater(day: CivilDate, months: number): CivilDate {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  const length = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return `${first}-${String(Math.min(Number(day.slice(8)), length)).padStart(2, '0')}`
}

const steps: Readonly<Record<string, (day: CivilDate) => CivilDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => monthLater(day, -1),
  PageDown: (day) => monthLater(day, 1),
}

/** The day that a key leads to; null for a key that leads nowhere. */
export const dayByKey = (key: string, day: CivilDate): CivilDate | null => (Object.hasOwn(steps, key) ? (steps[key]?.(day) ?? null) : null)

/** How the calendar is looked at. */
export type CalendarView = 'month' | 'week' | 'agenda' | 'year'

/** The days that a view shows. */
export function rangeOfView(view: CalendarView, day: CivilDate): { readonly from: CivilDate; readonly to: CivilDate } {
  if (view === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  if (view === 'agenda') return { from: `${day.slice(0, 7)}-01`, to: lastOfMonth(day) }
  const weeks = weeksOfMonth(day)
  return { from: weeks[0] ?? day, to: addDays(weeks.at(-1) ?? day, 6) }
}

/** The day that the view before or after shows. */
export function dayBeside(view: CalendarView, day: CivilDate, direction: -1 | 1): CivilDate {
  if (view === 'week') return addDays(day, 7 * direction)
  return monthLater(day, view === 'year' ? 12 * direction : direction)
}
