import { clockYears } from '#machines/time/clock-table.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays, addYears, daysBetween } from '#machines/time/days.ts'

/** How much later a clone is than its source: the years that its name is raised by, and the days that all of its dates move. */
export interface Shift {
  readonly years: number
  /** Whole weeks, so that weekdays hold. */
  readonly days: number
}

/** The days of a block, both included. */
export interface BlockRange {
  readonly from: CivilDate
  readonly to: CivilDate
}

const week = 7
const daysInYear = 365.25

/** The whole weeks after which a day falls nearest to its anniversary. */
export const daysToAnniversary = (day: CivilDate, years: number): number => Math.round(daysBetween(day, addYears(day, years)) / week) * week

/** The shift into the first year in which a block does not start before today. */
export function offeredShift(from: CivilDate, today: CivilDate): Shift {
  let years = Math.max(1, Math.floor(daysBetween(from, today) / 366))
  while (addDays(from, daysToAnniversary(from, years)) < today) years += 1
  return { years, days: daysToAnniversary(from, years) }
}

/** The shift that starts a block on a day; null where that is not whole weeks away, so that weekdays would not hold. */
export function shiftTo(from: CivilDate, start: CivilDate): Shift | null {
  const days = daysBetween(from, start)
  return days > 0 && days % week === 0 ? { years: Math.round(days / daysInYear), days } : null
}

/** Why a block cannot be moved so far: it would start in the past, or in years whose clock rules nobody knows. Null if it can. */
export function shiftProblem({ from, to }: BlockRange, days: number, today: CivilDate): 'past' | 'unknownClocks' | null {
  if (addDays(from, days) < today) return 'past'
  return addDays(to, days) > `${clockYears.last}-12-31` ? 'unknownClocks' : null
}
