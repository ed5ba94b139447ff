import type { CentreSheet, ClockPeriod, SheetNote, SheetSitting } from '#machines/blocks/timetable/centre-sheet.ts'
import type { TimetablePaper, TimetableZone } from '#machines/blocks/timetable/timetable.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays } from '#machines/time/days.ts'
import { countedReading, readingAt } from '#machines/time/occurrences.ts'
import { formatCivil, namedDate } from '#src/time/civil-date.ts'
import { offsetText } from '#machines/time/offset-text.ts'
import { clockText, shortClockText, utcText, wallText } from '#src/time/zone-time.ts'
import { joinWords } from '#src/ui/text/join-words.ts'
import { clockProblem } from '../clocks/instant-texts.ts'

/** More dates without sittings than this are counted instead of named. */
const mostNamed = 6

/** Texts of the centre sheet. */
export const sheetTexts = {
  provisional: 'PROVISIONAL',
  final: 'FINAL',
  kind: (country: string) => `Centre sheet · ${country}`,
  block: 'Block',
  dates: 'Dates',
  zone: 'Time zone',
  clock: 'On your clock',
  sitting: 'Sitting',
  start: (clock: string) => `Start (${clock})`,
  utc: 'UTC',
  supervise: (clock: string) => `Supervise (${clock})`,
  local: 'local',
  modules: 'Module and papers',
  versions: 'Versions',
  slot: (number: number) => `Slot ${number}`,
  unknown: 'not known',
  none: '—',
  noSittings: 'No modules are scheduled for this time zone yet.',
  conduct: [
    ['Start', 'at the time shown, at most 30 min earlier or later.'],
    [
      'Supervise',
      'every candidate for the whole time shown: from the first start anywhere to one hour after yours or the last start anywhere, whichever is later.',
    ],
    ['One invigilator', 'for 30 candidates.'],
  ],
  revision: (revision: number) => `revision ${revision}`,
  printed: (moment: string) => `Printed ${moment}`,
  rules: (release: string) => `Time zone rules ${release}`,
} as const

/** "22/03/2027–02/04/2027", of the days from first to last. */
export function rangeText(days: readonly { readonly date: CivilDate }[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return sheetTexts.none
  return first.date === last.date ? formatCivil(first.date) : `${formatCivil(first.date)}–${formatCivil(last.date)}`
}

/** "WAT", where the clock of a zone is called the same on all days; else "local". */
export const clockName = (periods: readonly ClockPeriod[], { abbreviation }: TimetableZone): string => {
  const [only, ...others] = periods
  return only && others.length === 0 ? shortClockText(only.reading, abbreviation) : sheetTexts.local
}

/** "WAT, GMT+1 all the time" or "GMT until 27/03/2027, BST (GMT+1) from 28/03/2027". */
export function periodsText(periods: readonly ClockPeriod[], { abbreviation }: TimetableZone): string {
  const [only] = periods
  if (!only) return sheetTexts.unknown
  if (periods.length === 1)
    return `${[...new Set([shortClockText(only.reading, abbreviation), offsetText(only.reading.offset)])].join(', ')} all the time`
  return periods
    .map(({ since, reading }, index) => {
      const clock = clockText(reading, abbreviation)
      const next = periods[index + 1]?.since
      return since === null && next ? `${clock} until ${formatCivil(addDays(next, -1))}` : `${clock} from ${formatCivil(since ?? '')}`
    })
    .join(', ')
}

/** " BST" after a time where the clock is not the same on all days; empty where the head of the column says it. */
export const lettersText = ({ start }: Pick<SheetSitting, 'start'>, { periods, zone }: Pick<CentreSheet, 'periods' | 'zone'>): string =>
  start && periods.length > 1 ? ` ${shortClockText(countedReading(start), zone.abbreviation)}` : ''

/** That a start does not exist or comes twice: "does not exist, clocks go to 01:00"; null for most. */
export const startProblem = ({ start }: SheetSitting, { abbreviation }: TimetableZone): string | null =>
  start && clockProblem(start, abbreviation)

/** The start in UTC, with its date where that is another one. */
export const startInUtc = ({ start }: SheetSitting, date: CivilDate): string =>
  start ? utcText(countedReading(start).instant, date) : sheetTexts.unknown

/** "09:00–11:00" on the clock of a zone, each with its date where that is another one. */
export function supervisionText(
  { supervision }: Pick<SheetSitting, 'supervision'>,
  date: CivilDate,
  { clock }: Pick<TimetableZone, 'clock'>,
): string {
  if (!supervision || clock === null) return sheetTexts.unknown
  const on = (instant: number) => {
    const reading = readingAt(instant, clock)
    return reading ? wallText(instant, reading.offset, date) : sheetTexts.unknown
  }
  return `${on(supervision.from)}–${on(supervision.until)}`
}

export const versionsText = (versions: readonly string[]): string => versions.join(', ')

/** "Paper 1 Multiple Choice V1 · Paper 2 Structured V1". */
export const papersText = (papers: readonly TimetablePaper[]): string =>
  papers.map(({ name, versions }) => [name, versionsText(versions)].filter(Boolean).join(' ')).join(' · ')

/** A change of clocks in a sentence to be set in bold, and what it means. */
export function noteText(note: SheetNote, { zone }: Pick<CentreSheet, 'zone'>): { readonly head: string; readonly body: string } {
  const { date, own, shifts, since, supervision } = note
  const moved = shifts.map(({ minutes, zones }) => {
    const when = minutes === 0 ? 'together with you' : `${Math.abs(minutes)} min ${minutes < 0 ? 'before' : 'after'} you`
    return `candidates in ${joinWords(zones)} start ${when}`
  })
  const reading = supervision && zone.clock !== null ? readingAt(supervision.from, zone.clock) : null
  const letters = reading ? ` ${shortClockText(reading, zone.abbreviation)}` : ''
  const supervised = supervision ? `, so yours are supervised ${supervisionText({ supervision }, since, zone)}${letters}` : ''
  return {
    head: `Clocks change ${own ? 'here' : 'elsewhere'} on ${namedDate(date)}.`,
    body: [
      own ? `Your clocks go from ${offsetText(own.before)} to ${offsetText(own.after)} at ${own.time}.` : 'Your clocks stay as they are.',
      ...(moved.length > 0 ? [`From ${formatCivil(since)} ${joinWords(moved)}${supervised}.`] : []),
    ].join(' '),
  }
}

/** On which weekdays of the block nobody sits: a word to be set in bold, and the days. */
export function freeText(dates: readonly CivilDate[]): readonly [head: string, body: string] {
  if (dates.length === 0) return ['Sittings', 'on every day of the block from Monday to Friday.']
  const named = dates.slice(0, mostNamed).map(namedDate)
  const rest = dates.length - named.length
  return ['No sittings', `on ${joinWords([...named, ...(rest > 0 ? [`${rest} more ${rest === 1 ? 'weekday' : 'weekdays'}`] : [])])}.`]
}
