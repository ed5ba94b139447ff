import { textOf } from '../resources/engine/values.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import type { Asked } from './report.ts'

/** The year that is asked for, else that of the session, with the one before it. */
export function yearsOf({ yearId }: Asked, store: PersonalStore) {
  const years = store
    .records('Year')
    .where()
    .map(({ id, fields }) => ({ id, start: textOf(fields['startDate']), name: textOf(fields['yearDesc']) }))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
  const place = years.findIndex(({ id }) => id === (yearId || (store.user.yearId ?? 0)))
  return { year: years[place], before: years[place - 1] }
}

/** The short name of a month, in UTC. */
export const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' })

/** The twelve months from the beginning of a year: "2026-09", with their names. */
export function monthsFrom(start: string): { readonly key: string; readonly name: string }[] {
  const [year = 0, month = 1] = start.split('-').map(Number)
  return Array.from({ length: 12 }, (_, index) => {
    const at = new Date(Date.UTC(year, month - 1 + index, 1))
    return { key: at.toISOString().slice(0, 7), name: monthNames.format(at) }
  })
}
