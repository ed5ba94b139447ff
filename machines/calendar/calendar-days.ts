import type { CivilDate } from '#machines/time/civil.ts'
import { addDays, daysBetween, mondayOf } from '#machines/time/days.ts'

/** The Mondays of the weeks that a month touches; `day` is any of its days. */
export function weeksOfMonth(day: CivilDate): readonly CivilDate[] {
  const first = `${day.slice(0, 7)}-01`
  const last = lastOfMonth(day)
  const monday = mondayOf(first)
  return Array.from({ length: Math.floor(daysBetween(monday, last) / 7) + 1 }, (_, index) => addDays(monday, index * 7))
}

/** The last day of a day's month. */
export const lastOfMonth = (day: CivilDate): CivilDate => addDays(monthLater(`${day.slice(0, 7)}-01`, 1), -1)

/** The same day so many months later, or the last one of a shorter month. */
export function monthLater(day: CivilDate, months: number): CivilDate {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  const length = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()
  return `${first}-${String(Math.min(Number(day.slice(8)), length)).padStart(2, '0')}`
}

const steps: Readonly<Record<string, (day: CivilDate) => CivilDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => monthLater(day, -1),
  PageDown: (day) => monthLater(day, 1),
}

/** The day that a key leads to; null for a key that leads nowhere. */
export const dayByKey = (key: string, day: CivilDate): CivilDate | null => (Object.hasOwn(steps, key) ? (steps[key]?.(day) ?? null) : null)

/** How the calendar is looked at. */
export type CalendarView = 'month' | 'week' | 'agenda' | 'year'

/** The view of an address that names none. */
export const usualView = (isPhone: boolean): CalendarView => (isPhone ? 'agenda' : 'month')

/** The days that a view shows. */
export function rangeOfView(view: CalendarView, day: CivilDate): { readonly from: CivilDate; readonly to: CivilDate } {
  if (view === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  if (view === 'agenda') return { from: `${day.slice(0, 7)}-01`, to: lastOfMonth(day) }
  const weeks = weeksOfMonth(day)
  return { from: weeks[0] ?? day, to: addDays(weeks.at(-1) ?? day, 6) }
}

/** The day that the view before or after shows. */
export function dayBeside(view: CalendarView, day: CivilDate, direction: -1 | 1): CivilDate {
  if (view === 'week') return addDays(day, 7 * direction)
  return monthLater(day, view === 'year' ? 12 * direction : direction)
}

/** How far beyond a month the calendar looks for what comes next, in days. */
const daysAhead = 31

/** The days that are read for a view: beside a month stands what comes next, also on its last days. */
export function readRange(view: CalendarView, day: CivilDate): { readonly from: CivilDate; readonly to: CivilDate } {
  const days = rangeOfView(view, day)
  return view === 'month' ? { ...days, to: addDays(days.to, daysAhead) } : days
}
