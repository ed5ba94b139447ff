import type { CalendarEntry } from '#openapi/generated/schema.d.ts'
import { addDays } from './days.ts'
import { dayStamp, escaped, icalFile, utcStamp, wallStamp } from './ical.ts'
import { occurrences, zoneIdOf } from './occurrences.ts'

/** Writes entries of the calendar as an iCalendar file, for the portal and the mock server. */

const statuses = { Tentative: 'TENTATIVE', Confirmed: 'CONFIRMED', Cancelled: 'CANCELLED' } as const

/** The instant (ms) of "yyyy-MM-dd HH:mm:ss.SSSSSS", which is UTC. */
const instantOf = (at: string): number => Date.parse(`${at.slice(0, 19).replace(' ', 'T')}Z`)

/** A time by the wall clock of its zone; in UTC unless the clock is in the table and shows that time exactly once. */
function timeLine(name: string, date: string, time: string, at: string, zone: string | undefined): string {
  const clock = zone === undefined ? null : zoneIdOf(zone)
  const found = clock === null ? null : occurrences(date, time, clock)
  return found?.kind === 'one' ? `${name};TZID=${clock}:${wallStamp(date, time)}` : `${name}:${utcStamp(instantOf(at))}`
}

function whenLines({ isAllDay, startDate, endDate, startTime, endTime, startsAt, endsAt, timezoneName }: CalendarEntry): readonly string[] {
  if (isAllDay === 1 || startTime === undefined || endTime === undefined || startsAt === undefined || endsAt === undefined)
    return [`DTSTART;VALUE=DATE:${dayStamp(startDate)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(endDate, 1))}`]
  return [timeLine('DTSTART', startDate, startTime, startsAt, timezoneName), timeLine('DTEND', endDate, endTime, endsAt, timezoneName)]
}

/** What entries of a file have in common. */
interface FileOrder {
  readonly name: string
  /** When it is written, in ms. */
  readonly now: number
}

const component = (entry: CalendarEntry, now: number): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.key}@pathway`,
  `DTSTAMP:${utcStamp(now)}`,
  `SEQUENCE:${entry.sequence}`,
  `STATUS:${statuses[entry.state]}`,
  ...whenLines(entry),
  `SUMMARY:${escaped(entry.title)}`,
  `CATEGORIES:${escaped(entry.label)}`,
  ...(entry.detail === undefined ? [] : [`${entry.source === 'events' ? 'LOCATION' : 'DESCRIPTION'}:${escaped(entry.detail)}`]),
  // Whole-day entries, such as days of blocks and deadlines, do not make people busy.
  `TRANSP:${entry.isAllDay === 1 ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
]

/** A file of entries. */
export function entriesFile(entries: readonly CalendarEntry[], { name, now }: FileOrder): string {
  const timed = entries.filter(({ isAllDay }) => isAllDay === 0)
  return icalFile({
    product: 'Calendar',
    name,
    zones: timed.flatMap(({ timezoneName = '' }) => zoneIdOf(timezoneName) ?? []),
    years: timed.flatMap(({ startDate, endDate }) => [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))]),
    components: entries.map((entry) => component(entry, now)),
  })
}
