import { addDays, mondayOf } from '#machines/time/days.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { CalendarView } from '#machines/calendar/calendar-days.ts'
import { formatCivil } from '#src/time/civil-date.ts'

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "May 2027". */
export const monthTitle = (day: CivilDate): string => month.format(Date.parse(`${day}T00:00:00Z`))

/** What a view of the calendar is called: by its month, its week or its year. */
export function viewTitle(view: CalendarView, day: CivilDate): string {
  if (view === 'year') return day.slice(0, 4)
  if (view !== 'week') return monthTitle(day)
  const monday = mondayOf(day)
  return `${formatCivil(monday)}–${formatCivil(addDays(monday, 6))}`
}
