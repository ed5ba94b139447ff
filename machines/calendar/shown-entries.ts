import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'

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

/** In days: a longer entry, such as a term, would cover all that happens meanwhile. */
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

/** By first day; on the same one longer entries come first, then whole days, then by start and title. */
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
