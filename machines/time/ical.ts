import type { CivilDate } from './civil.ts'
import { clockYears } from './clock-table.ts'
import { weekdayName } from './days.ts'
import { offsetText } from './offset-text.ts'
import { changesBetween, countedReading, occurrences, readingAt, wallAt, type ClockChange } from './occurrences.ts'

/** The parts of iCalendar files (RFC 5545): folded lines, values, the rules of clocks. */

const longestLine = 75
const encoder = new TextEncoder()
const sizeOf = (text: string) => encoder.encode(text).length

/** A line in pieces of at most 75 bytes, of which each but the first begins with a space; no character is split. */
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

/** A text value, escaped; line breaks are escaped too, and other control characters are left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** A day, as a value. */
export const dayStamp = (date: CivilDate) => date.replaceAll('-', '')
/** A time of a wall clock, as a value. */
export const wallStamp = (date: CivilDate, time: string) => `${dayStamp(date)}T${time.replace(':', '')}00`
/** An instant (ms), as a value. */
export const utcStamp = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const offsetStamp = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}

/** A change of a clock, with the wall time that it would show then without the change. */
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

/** What a file holds. */
interface IcalOrder {
  readonly product: string
  readonly name: string
  readonly zones: readonly string[]
  readonly years: readonly number[]
  /** The lines of each component, before they are folded. */
  readonly components: readonly (readonly string[])[]
}

/** A whole file of components: `zones` are the clocks (IANA identifiers) that their times name, `years` those of their dates. */
export function icalFile({ product, name, zones, years, components }: IcalOrder): string {
  const first = Math.max(clockYears.first, years.reduce((one, other) => Math.min(one, other), Infinity) - 1)
  const last = Math.min(clockYears.last, years.reduce((one, other) => Math.max(one, other), -Infinity) + 1)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Pathway portal//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...[...new Set(zones)].flatMap((clock) => timeZone(clock, first, last)),
    ...components.flat(),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
