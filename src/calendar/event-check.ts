import type { GivenFields } from '#openapi/check-record.ts'
import { eventTimeErrors } from '#machines/time/event-times.ts'
import type { Recurrence } from '#machines/time/recurrence.ts'
import type { RecordCheck } from '#src/resources/form/record-form.ts'
import { isCivil } from '#src/time/civil-date.ts'

const recurrences: readonly Recurrence[] = ['Daily', 'Weekly', 'Monthly']
const isTime = (value: unknown): value is string => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
/** A time that cannot be read counts as 00:00 here, because its field shows its own error. */
const timeOf = (given: GivenFields, name: string) =>
  isTime(given[name]) ? { [name]: given[name] } : given[name] === undefined ? {} : { [name]: '00:00' }
const dayOf = (given: GivenFields, name: string) => {
  const value = given[name]
  return typeof value === 'string' && isCivil(value) ? { [name]: value } : {}
}

/** The rules over the days and times of an event, as the server has them; `zoneName` gives the name of a zone that is known here. */
export const eventCheck =
  (zoneName: (id: number) => string): RecordCheck =>
  (given) => {
    const { isAllDay, timezoneId } = given
    const recurrence = recurrences.find((one) => one === given['recurrence'])
    const areTimes = isTime(given['startTime']) && isTime(given['endTime'])
    return eventTimeErrors(
      {
        isAllDay: isAllDay === 1 ? 1 : 0,
        ...dayOf(given, 'startDate'),
        ...dayOf(given, 'endDate'),
        ...dayOf(given, 'recurUntil'),
        ...timeOf(given, 'startTime'),
        ...timeOf(given, 'endTime'),
        ...(typeof timezoneId === 'number' && { timezoneId }),
        ...(recurrence && { recurrence }),
      },
      areTimes && typeof timezoneId === 'number' ? zoneName(timezoneId) : '',
    )
  }
