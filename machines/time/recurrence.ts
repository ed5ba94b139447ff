import type { CivilDate } from './civil.ts'
import { addDays, daysBetween } from './days.ts'

/** How a series repeats. */
export type Recurrence = 'Daily' | 'Weekly' | 'Monthly'

/** The first day of a series, and how it goes on; a single event has neither rule nor end. */
export interface Series {
  readonly startDate: CivilDate
  readonly recurrence?: Recurrence
  /** The last day that it may fall on. */
  readonly recurUntil?: CivilDate
}

const steps = { Daily: 1, Weekly: 7 } as const

/** The same day so many months later; null where that month has no such day. */
function monthsLater(date: CivilDate, months: number): CivilDate | null {
  const month = Number(date.slice(5, 7)) - 1 + months
  const later = new Date(Date.UTC(Number(date.slice(0, 4)), month, Number(date.slice(8))))
  return later.getUTCMonth() === month % 12 ? later.toISOString().slice(0, 10) : null
}

/**
 * The days of a series, in their order, numbered from 0; a month without such a day is passed over. Times of an event keep
 * their wall-clock reading on every day, whatever that is in UTC.
 */
export function daysOfSeries({ startDate, recurrence, recurUntil = startDate }: Series): readonly CivilDate[] {
  if (recurrence === undefined) return [startDate]
  if (recurrence !== 'Monthly') {
    const step = steps[recurrence]
    const count = Math.max(0, Math.floor(daysBetween(startDate, recurUntil) / step)) + 1
    return Array.from({ length: count }, (_, index) => addDays(startDate, index * step))
  }
  const days: CivilDate[] = []
  for (let month = 0; ; month += 1) {
    const day = monthsLater(startDate, month)
    if (day === null) continue
    if (day > recurUntil && month > 0) return days
    days.push(day)
  }
}
