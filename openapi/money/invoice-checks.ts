import type { GivenFields } from '../check-record.ts'
import { isDay } from '../date-shapes.ts'
import { dayText } from './amount-text.ts'

/** The most that an invoice may come to, 9,999,999,999.99, so that sums of many stay exact. */
export const mostTotalMinor = 999_999_999_999

/** The days on which instalments are due, the first one first; none while one of them has no day. */
export function instalmentDays(instalments: unknown): readonly string[] {
  const days = (Array.isArray(instalments) ? instalments : []).map(({ dueDate }: GivenFields) => dueDate)
  return days.every((day) => typeof day === 'string' && isDay(day)) ? days.map(String).toSorted() : []
}

/** Why an invoice cannot be due on its day, null where it can: it is due with its last instalment. Form and server ask. */
export function dueDateRefusal({ dueDate, instalments }: GivenFields): string | null {
  const last = instalmentDays(instalments).at(-1)
  return last === undefined || last === dueDate ? null : `Choose the day of the last instalment, ${dayText(last)}.`
}
