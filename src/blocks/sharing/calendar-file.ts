import { startsOf, supervisionOf } from '#machines/blocks/timetable/supervision.ts'
import { supervisedMinutes } from '#machines/blocks/clocks/same-instant.ts'
import type { Sitting, Timetable, TimetableAcademicDate, TimetableZone } from '#machines/blocks/timetable/timetable.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays } from '#machines/time/days.ts'
import { dayStamp, escaped, icalFile, utcStamp, wallStamp } from '#machines/time/ical.ts'
import { countedReading, type Occurrence } from '#machines/time/occurrences.ts'
import { shortClockText, utcText } from '#src/time/zone-time.ts'
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

/** How a file writes its times: on the clocks of the zones, or in UTC for programs that ignore the time zones of a file. */
export type TimesIn = 'zones' | 'utc'

interface CalendarOrder {
  /** Places of the zones in the timetable, each once. */
  readonly zones: readonly number[]
  readonly timesIn: TimesIn
  /** Begins the UID of every event: "exam-104". It must be the same in every file of a block. */
  readonly source: string
  readonly now: number
}

/** A text as part of a UID: what is no plain letter or digit becomes a hyphen. */
export const identityOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

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
  return icalFile({
    product: 'Exam and test blocks',
    name: timetable.name,
    zones: order.timesIn === 'utc' ? [] : sittings.flatMap(({ zone }) => zone.clock ?? []),
    years: sittings.map(({ date }) => Number(date.slice(0, 4))),
    components: [
      ...sittings.map((placed) => sittingEvent(frame, placed)),
      ...timetable.academicDates.map((academic, index) => academicEvent(frame, academic, index)),
    ],
  })
}

/** Whether a file of some zones would hold anything. */
export const hasEvents = (timetable: Timetable, places: readonly number[]): boolean =>
  timetable.academicDates.length > 0 || placedSittings(timetable, places).some((placed) => leftOutReason(placed) === null)
