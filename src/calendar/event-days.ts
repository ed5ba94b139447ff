import { daysOfSeries, type Recurrence } from '#machines/time/recurrence.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const recurrences: readonly Recurrence[] = ['Daily', 'Weekly', 'Monthly']

/** The first days of an event's occurrences, without those that are events of their own. */
export function daysOfEvent({ fields }: Pick<StoredRecord, 'fields'>): readonly CivilDate[] {
  const recurrence = recurrences.find((one) => one === fields['recurrence'])
  const startDate = text(fields['startDate'])
  const leftOut = Array.isArray(fields['leftOut']) ? fields['leftOut'].map(String) : []
  const recurUntil = text(fields['recurUntil'])
  return daysOfSeries({ startDate, ...(recurrence && { recurrence }), ...(recurUntil !== '' && { recurUntil }) }).filter(
    (day) => !leftOut.includes(day),
  )
}
