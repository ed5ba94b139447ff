import { startsOf, supervisionOf } from '#machines/blocks/timetable/supervision.ts'
import { supervisedMinutes } from '#machines/blocks/clocks/same-instant.ts'
import type { Sitting, Timetable, TimetableAcademicDate, TimetableZone } from '#machines/blocks/timetable/timetable.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { clockYears } from '#machines/time/clock-table.ts'
import { addDays, weekdayName } from '#machines/time/days.ts'
import {
  changesBetween,
  countedReading,
  occurrences,
  readingAt,
  wallAt,
  type ClockChange,
  type Occurrence,
} from '#machines/time/occurrences.ts'
import { offsetText, shortClockText, utcText } from '#src/time/zone-time.ts'
import { academicZone } from '../academic-dates/start-clock.ts'
import { papersText, sheetTexts, supervisionText, versionsText } from './sheet-words.ts'

/** Writes iCalendar files (RFC 5545). */

/** Why a sitting is not in the file: its time does not exist on that date, or nobody knows when it comes. */
type LeftOutReason = 'noSuchTime' | 'unknownClock' | 'unknownYear'

/** A sitting that the file leaves out of a zone. */
export interface LeftOut {
  readonly zone: string
  readonly date: CivilDate
  readonly slot: number
  readonly time: string
  readonly reason: LeftOutReason
}

/** How a file writes its times: on the clocks of the zones, or in UTC for programs that pass over the clocks of a file. */
export type TimesIn = 'zones' | 'utc'

interface CalendarOrder {
  /** Places of the zones in the timetable, each once. */
  readonly zones: readonly number[]
  readonly timesIn: TimesIn
  /** Begins the identity of every event: "exam-104". The same block has to have the same one. */
  readonly source: string
  readonly now: number
}

const longestLine = 75
const encoder = new TextEncoder()
const sizeOf = (text: string) => encoder.encode(text).length

/** A line in pieces of at most 75 bytes, each after the first begun with a space; no character is torn. */
function folded(line: string): string {
  if (sizeOf(line) <= longestLine) return line
  const pieces = ['']
  let size = 0
  for (const character of line) {
    const own = sizeOf(character)
    if (size + own > longestLine) {
      pieces.push(' ')
      size = 1
    }
    pieces[pieces.length - 1] += character
    size += own
  }
  return pieces.join('\r\n')
}

/** A text value. Control characters have no place in a file, line breaks are written. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

const dayStamp = (date: CivilDate) => date.replaceAll('-', '')
const wallStamp = (date: CivilDate, time: string) => `${dayStamp(date)}T${time.replace(':', '')}00`
const utcStamp = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const offsetStamp = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
/** A text as part of an identity: what is no plain letter or digit becomes a hyphen. */
export const identityOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A change of a clock, by the wall before it. */
interface Onset extends ClockChange {
  readonly date: CivilDate
  readonly time: string
}

const daysInMonth = (date: CivilDate) => new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate()

/** The yearly rule that all onsets follow, one in each of so many years, as calendar programs read it; null where there is none. */
function yearlyRule(onsets: readonly Onset[], years: number): string | null {
  const kinds = new Set(onsets.map(({ date, time, before, after }) => [date.slice(5, 7), weekdayName(date), time, before, after].join()))
  const [first] = onsets
  if (!first || kinds.size !== 1 || onsets.length !== years) return null
  const days = onsets.map(({ date }) => Number(date.slice(8)))
  const weekday = weekdayName(first.date).slice(0, 2).toUpperCase()
  const month = `FREQ=YEARLY;BYMONTH=${Number(first.date.slice(5, 7))}`
  if (onsets.every(({ date }) => Number(date.slice(8)) > daysInMonth(date) - 7)) return `${month};BYDAY=-1${weekday}`
  const weeks = new Set(days.map((day) => Math.ceil(day / 7)))
  if (weeks.size === 1) return `${month};BYDAY=${[...weeks].join()}${weekday}`
  const from = Math.min(...days)
  if (Math.max(...days) - from > 6) return null
  return `${month};BYMONTHDAY=${Array.from({ length: 7 }, (_, index) => from + index).join()};BYDAY=${weekday}`
}

/** One part of a time zone: what its clock shows from a change on. */
const observance = ({ date, time, before, after, instant }: Onset, isSummer: boolean, clock: string, rule: string | null) => [
  `BEGIN:${isSummer ? 'DAYLIGHT' : 'STANDARD'}`,
  `DTSTART:${wallStamp(date, time)}`,
  `TZOFFSETFROM:${offsetStamp(before)}`,
  `TZOFFSETTO:${offsetStamp(after)}`,
  `TZNAME:${escaped(readingAt(instant, clock)?.abbreviation ?? offsetText(after))}`,
  ...(rule === null ? [] : [`RRULE:${rule}`]),
  `END:${isSummer ? 'DAYLIGHT' : 'STANDARD'}`,
]

/**
 * The rules of a zone's clock for some years: a pair of yearly rules where all changes of the table, or at least those of
 * these years, follow one, as Outlook reads only those; else each change by itself.
 */
function timeZone(clock: string, first: number, last: number): readonly string[] {
  const onsets = changesBetween(-Infinity, Infinity, clock).map((change): Onset => ({
    ...change,
    ...wallAt(change.instant, change.before),
  }))
  const yearOf = ({ date }: Onset) => Number(date.slice(0, 4))
  const inYears = onsets.filter((one) => yearOf(one) >= first && yearOf(one) <= last)
  const pairs = ([true, false] as const).map((isSummer) => {
    const isOwn = ({ before, after }: Onset) => after > before === isSummer
    const own = inYears.filter(isOwn)
    const rule = yearlyRule(onsets.filter(isOwn), clockYears.last - clockYears.first + 1) ?? yearlyRule(own, last - first + 1)
    return rule !== null && own[0] ? observance(own[0], isSummer, clock, rule) : null
  })
  const [summer, standard] = pairs
  const begin = `${first}-01-01`
  const midnight = occurrences(begin, '00:00', clock)
  const { instant, offset } = midnight ? countedReading(midnight) : { instant: 0, offset: 0 }
  const isSummer = inYears.some(({ after }) => after < offset)
  const parts =
    // Within the first year of the table there is no change before the first one that the rules know.
    summer && standard && first > clockYears.first
      ? [standard, summer]
      : [
          observance({ date: begin, time: '00:00', before: offset, after: offset, instant }, isSummer, clock, null),
          ...inYears.map((onset) => observance(onset, onset.after > onset.before, clock, null)),
        ]
  return ['BEGIN:VTIMEZONE', `TZID:${clock}`, ...parts.flat(), 'END:VTIMEZONE']
}

/** What events of one file have in common. */
interface EventFrame {
  readonly timetable: Timetable
  readonly order: CalendarOrder
}

/** An event; its `when` says when it is. */
function eventLines(
  { timetable, order }: EventFrame,
  { uid, when, summary, description }: { uid: string; when: readonly string[]; summary: string; description: readonly string[] },
): readonly string[] {
  const { isFinal, revision, publishedAt } = timetable
  return [
    'BEGIN:VEVENT',
    `UID:${order.source}.${uid}@pathway`,
    `DTSTAMP:${utcStamp(order.now)}`,
    ...(publishedAt === null ? [] : [`LAST-MODIFIED:${utcStamp(publishedAt)}`]),
    `SEQUENCE:${revision ?? 0}`,
    `STATUS:${isFinal ? 'CONFIRMED' : 'TENTATIVE'}`,
    ...when,
    `SUMMARY:${escaped(isFinal ? summary : `${sheetTexts.provisional} ${summary}`)}`,
    `DESCRIPTION:${escaped(description.join('\n'))}`,
    'END:VEVENT',
  ]
}

const moduleLines = ({ modules }: Sitting) =>
  modules.flatMap(({ name, versions, papers }) => [
    [name, versionsText(versions)].filter(Boolean).join(' '),
    ...(papers.length > 0 ? [papersText(papers)] : []),
  ])

/** A sitting in one zone. */
interface PlacedSitting {
  readonly date: CivilDate
  readonly sitting: Sitting
  readonly starts: readonly (Occurrence | null)[]
  readonly place: number
  readonly zone: TimetableZone
  readonly time: string
}

/** The sittings of some zones, by their places in the timetable. */
const placedSittings = (timetable: Timetable, places: readonly number[]): readonly PlacedSitting[] =>
  timetable.days.flatMap(({ date, sittings }) =>
    sittings.flatMap((sitting) => {
      const starts = startsOf(timetable, date, sitting)
      return places.flatMap((place): readonly PlacedSitting[] => {
        const [zone, time] = [timetable.zones[place], sitting.times[place] ?? null]
        return zone && time !== null ? [{ date, sitting, starts, place, zone, time }] : []
      })
    }),
  )

/** Why a sitting is left out; null for one that is in the file. */
function leftOutReason({ zone, starts, place }: PlacedSitting): LeftOutReason | null {
  if (zone.clock === null) return 'unknownClock'
  const start = starts[place] ?? null
  if (!start) return 'unknownYear'
  return start.kind === 'none' ? 'noSuchTime' : null
}

/** What a file of some zones leaves out, to be said before it is made. */
export const leftOutOf = (timetable: Timetable, places: readonly number[]): readonly LeftOut[] =>
  placedSittings(timetable, places).flatMap((placed) => {
    const reason = leftOutReason(placed)
    const { zone, date, sitting, time } = placed
    return reason === null ? [] : [{ zone: zone.name, date, slot: sitting.slot, time, reason }]
  })

/** A sitting in one zone as an event; none for one that is left out. */
function sittingEvent(frame: EventFrame, placed: PlacedSitting): readonly string[] {
  const { timetable, order } = frame
  const { date, sitting, starts, place, zone, time } = placed
  const start = starts[place] ?? null
  if (!start || leftOutReason(placed) !== null) return []
  const reading = countedReading(start)
  const letters = shortClockText(reading, zone.abbreviation)
  return eventLines(frame, {
    uid: `${dayStamp(date)}.${sitting.slot}.${zone.id ?? identityOf(zone.name)}`,
    when: [
      // Programs disagree about a time that comes twice.
      order.timesIn === 'utc' || start.kind === 'twice'
        ? `DTSTART:${utcStamp(reading.instant)}`
        : `DTSTART;TZID=${zone.clock}:${wallStamp(date, time)}`,
      `DURATION:PT${supervisedMinutes / 60}H`,
    ],
    summary: `${sitting.modules.map(({ name }) => name).join(', ')} · ${timetable.name}, slot ${sitting.slot}, ${zone.name}`,
    description: [
      ...moduleLines(sitting),
      `Start ${time} ${letters}, ${utcText(reading.instant, date)} UTC.`,
      `Supervise ${supervisionText({ supervision: supervisionOf(starts, place) }, date, zone)} ${letters}.`,
      'The event is the hour after the start: the lengths of papers are not kept.',
    ],
  })
}

/** An academic date as an event of whole days. */
function academicEvent(frame: EventFrame, academic: TimetableAcademicDate, index: number): readonly string[] {
  const { id, name, from, to, startTime } = academic
  return eventLines(frame, {
    uid: `academic.${id ?? `n${index + 1}`}`,
    when: [`DTSTART;VALUE=DATE:${dayStamp(from)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(to, 1))}`],
    summary: `${name} · ${frame.timetable.name}`,
    description: startTime.trim() === '' ? ['Academic date.'] : [`Academic date. Starts at ${startTime.trim()}, ${academicZone}.`],
  })
}

/** The sittings of some zones and the academic dates of a timetable as a calendar file. */
export function calendarFile(timetable: Timetable, order: CalendarOrder): string {
  const frame = { timetable, order }
  const sittings = placedSittings(timetable, order.zones).filter((placed) => leftOutReason(placed) === null)
  const years = sittings.map(({ date }) => Number(date.slice(0, 4)))
  const first = Math.max(clockYears.first, years.reduce((one, other) => Math.min(one, other), Infinity) - 1)
  const last = Math.min(clockYears.last, years.reduce((one, other) => Math.max(one, other), -Infinity) + 1)
  const clocks = order.timesIn === 'utc' ? [] : [...new Set(sittings.flatMap(({ zone }) => (zone.clock === null ? [] : [zone.clock])))]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pathway portal//Exam and test blocks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(timetable.name)}`,
    ...clocks.flatMap((clock) => timeZone(clock, first, last)),
    ...sittings.flatMap((placed) => sittingEvent(frame, placed)),
    ...timetable.academicDates.flatMap((academic, index) => academicEvent(frame, academic, index)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Whether a file of some zones would hold anything. */
export const hasEvents = (timetable: Timetable, places: readonly number[]): boolean =>
  timetable.academicDates.length > 0 || placedSittings(timetable, places).some((placed) => leftOutReason(placed) === null)
