import { addDays } from '../../factories/days.ts'
import type { Day } from '../../models.ts'

/**
 * What is wrong with a form by the day on which it was filled in. That is the day where the viewer is, which may be the one before
 * or after the server's: what is right on one of the three is right.
 */
export function onViewersDay<R>(today: Day, check: (day: Day) => R | null): R | null {
  const refusal = check(today)
  return refusal !== null && [-1, 1].every((days) => check(addDays(today, days)) !== null) ? refusal : null
}
