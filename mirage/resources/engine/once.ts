import type { Day } from '../../models.ts'
import type { SeedDays } from './service.ts'

/** Makes the seeds of a day once: several resources derive theirs from them, and they are never changed in place. */
export function oncePerDay<T>(make: (days: SeedDays) => T): (days: SeedDays) => T {
  let made: { readonly today: Day; readonly value: T } | null = null
  return (days) => {
    if (made?.today !== days.today) made = { today: days.today, value: make(days) }
    return made.value
  }
}
