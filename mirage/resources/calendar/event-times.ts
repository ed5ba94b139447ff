import { clockYears } from '#machines/time/clock-table.ts'
import { addDays, addYears, daysBetween } from '#machines/time/days.ts'
import { countedReading, occurrences, zoneIdOf, type Occurrence } from '#machines/time/occurrences.ts'
import { daysOfSeries } from '#machines/time/recurrence.ts'
import { recordTexts } from '#openapi/check-record.ts'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { Day } from '../../models.ts'
import type { Breach, FieldsOf } from '../engine/service.ts'
import type { Store } from '../engine/store.ts'
import { dayInWords } from '../engine/words.ts'

/** An event as it is stored: what is sent, and what the server keeps beside it. */
export type EventFields = FieldsOf<'Event'> & {
  readonly seriesId?: number
  readonly firstOccurrence?: number
  readonly leftOut?: readonly Day[]
  readonly sequence?: number
  readonly cancelledOn?: Day
}

/** The fields of an event, which the contract has checked. */
export const eventFields = ({ fields }: { readonly fields: object }) => fields as EventFields

/** A day of an event: which one of its series it is, and from when to when it lasts. */
export interface EventDay {
  readonly index: number
  readonly startDate: Day
  readonly endDate: Day
}

/** The days of an event that are not events of their own; their numbers count on from those of the series that it was taken from. */
export function eventDays(fields: EventFields): readonly EventDay[] {
  const { startDate, endDate, firstOccurrence = 0, leftOut = [] } = fields
  const length = daysBetween(startDate, endDate)
  return daysOfSeries(fields).flatMap((day, index) =>
    leftOut.includes(day) ? [] : [{ index: firstOccurrence + index, startDate: day, endDate: addDays(day, length) }],
  )
}

/** The clock (IANA identifier) of an event's zone; null for an event of whole days. */
export const clockOf = ({ isAllDay, timezoneId }: EventFields, store: Pick<Store, 'named'>): string | null =>
  isAllDay === 1 || timezoneId === undefined ? null : zoneIdOf(store.named('Timezone', timezoneId))

/** When a wall time of an event is; null for whole days, and where nobody knows. */
export const instantAt = (day: Day, time: string | undefined, clock: string | null): number | null => {
  const found = time === undefined || clock === null ? null : occurrences(day, time, clock)
  return found && countedReading(found).instant
}

export const eventTexts = {
  skipped: (day: Day) => `This time does not exist on ${dayInWords(day)}: the clocks change.`,
  endBefore: 'End time should be later than start time!',
  twoYears: 'Choose a date within 2 years of the first day.',
  unknownYear: `Times can be chosen in the years ${clockYears.first} to ${clockYears.last}.`,
} as const

const timed = ['startTime', 'endTime', 'timezoneId'] as const

/** What an event that does not last whole days needs. */
export const missingTimes = timed.map(
  (name) =>
    (fields: EventFields): Breach | null =>
      fields.isAllDay === 1 || fields[name] !== undefined ? null : [name, recordTexts.required(event.fields[name].label)],
)

/** How far a series may go on. */
export function tooLong({ startDate, recurUntil, recurrence }: EventFields): Breach | null {
  if (recurrence === undefined) return null
  if (recurUntil === undefined) return ['recurUntil', recordTexts.required(event.fields.recurUntil.label)]
  return recurUntil > addYears(startDate, 2) ? ['recurUntil', eventTexts.twoYears] : null
}

const isKnown = (found: Occurrence | null): found is Occurrence => found !== null

/** A time that the clock jumps over on one of the days, or at which the event would end before it begins. */
export function wrongTime(fields: EventFields, store: Pick<Store, 'named'>): Breach | null {
  const { startTime, endTime } = fields
  const clock = clockOf(fields, store)
  if (clock === null || startTime === undefined || endTime === undefined) return null
  for (const { startDate, endDate } of eventDays(fields)) {
    const [start, end] = [occurrences(startDate, startTime, clock), occurrences(endDate, endTime, clock)]
    if (!isKnown(start) || !isKnown(end)) return ['startDate', eventTexts.unknownYear]
    if (start.kind === 'none') return ['startTime', eventTexts.skipped(startDate)]
    if (end.kind === 'none') return ['endTime', eventTexts.skipped(endDate)]
    if (countedReading(end).instant <= countedReading(start).instant) return ['endTime', eventTexts.endBefore]
  }
  return null
}
