import { recordTexts } from '#openapi/check-record.ts'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { CivilDate, SlotTime } from './civil.ts'
import { clockYears } from './clock-table.ts'
import { addDays, addYears, daysBetween } from './days.ts'
import { countedReading, occurrences, zoneIdOf } from './occurrences.ts'
import { daysOfSeries, type Recurrence } from './recurrence.ts'

/** The days and times of an event, as far as they are there and each is right by itself. */
export interface EventTimes {
  readonly isAllDay?: number
  readonly startDate?: CivilDate
  readonly endDate?: CivilDate
  readonly startTime?: SlotTime
  readonly endTime?: SlotTime
  readonly timezoneId?: number
  readonly recurrence?: Recurrence
  readonly recurUntil?: CivilDate
  readonly leftOut?: readonly CivilDate[]
}

/** A day of an event: which one of its series it is, and from when to when it lasts. */
export interface EventDay {
  readonly index: number
  readonly startDate: CivilDate
  readonly endDate: CivilDate
}

type Whole = EventTimes & { readonly startDate: CivilDate; readonly endDate: CivilDate }

/** The days of an event except those left out, which are events of their own; `index` is the number in the series. */
export function eventDays({ leftOut = [], ...times }: Whole): readonly EventDay[] {
  const length = daysBetween(times.startDate, times.endDate)
  return daysOfSeries(times).flatMap((day, index) =>
    leftOut.includes(day) ? [] : [{ index, startDate: day, endDate: addDays(day, length) }],
  )
}

/** How days are written in texts. */
const dayText = (day: CivilDate): string => day.split('-').toReversed().join('/')

export const eventTimeTexts = {
  skipped: (day: CivilDate) => `This time does not exist on ${dayText(day)}: the clocks change.`,
  endBefore: 'End time should be later than start time!',
  twoYears: 'Choose a date within 2 years of the first day.',
  unknownYear: `Times can be chosen in the years ${clockYears.first} to ${clockYears.last}.`,
} as const

/** The fields that can get an error from a rule over several fields, in the order of the form. */
export const timeFields = ['startDate', 'startTime', 'endTime', 'timezoneId', 'recurUntil'] as const

type TimeField = (typeof timeFields)[number]

/** A time that the clock jumps over on one of the days, or at which the event would end before it begins. */
function clockError(times: Whole, clock: string): readonly [TimeField, string] | null {
  const { startTime = '', endTime = '' } = times
  for (const { startDate, endDate } of eventDays(times)) {
    const [start, end] = [occurrences(startDate, startTime, clock), occurrences(endDate, endTime, clock)]
    if (!start || !end) return ['startDate', eventTimeTexts.unknownYear]
    if (start.kind === 'none') return ['startTime', eventTimeTexts.skipped(startDate)]
    if (end.kind === 'none') return ['endTime', eventTimeTexts.skipped(endDate)]
    if (countedReading(end).instant <= countedReading(start).instant) return ['endTime', eventTimeTexts.endBefore]
  }
  return null
}

const isWhole = (times: EventTimes): times is Whole => times.startDate !== undefined && times.endDate !== undefined

/**
 * What is wrong with the days and times of an event together; texts by field. Portal and mock server share it.
 * @param zoneName the name of its time zone, where it is known
 */
export function eventTimeErrors(times: EventTimes, zoneName: string): ReadonlyMap<TimeField, string> {
  const errors = new Map<TimeField, string>()
  const { startDate, recurrence, recurUntil } = times
  if (recurrence !== undefined && startDate !== undefined && recurUntil !== undefined && recurUntil > addYears(startDate, 2))
    errors.set('recurUntil', eventTimeTexts.twoYears)
  if (times.isAllDay === 1) return errors
  for (const name of ['startTime', 'endTime', 'timezoneId'] as const)
    if (times[name] === undefined) errors.set(name, recordTexts.required(event.fields[name].label))
  const clock = zoneIdOf(zoneName)
  if (errors.size > 0 || clock === null || !isWhole(times)) return errors
  const error = clockError(times, clock)
  return error ? new Map([error]) : errors
}
