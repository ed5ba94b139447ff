import type { Day } from '../../models.ts'
import { pageOf, type Query } from '../engine/list.ts'
import type { FieldsOf } from '../engine/service.ts'
import type { PersonalStore } from '../engine/store.ts'
import { fieldsOf } from '../masters/parts.ts'
import { courseStatus } from '#openapi/courses/course-status.ts'

/** How many approved courses are valid until a month, and how many were. */
interface CourseMonth {
  readonly month: string
  readonly approved: number
  readonly expired: number
}

const monthOf = (day: Day): string => day.slice(0, 7)

const after = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = after(month)) months.push(month)
  return months
}

/**
 * Counts the approved and the expired courses that a list finds by the month until which they are valid, without a gap; the
 * statuses that the list shows do not matter. The year 0 stands for all.
 */
export function coursesByMonth({ yearId, ...query }: Query & { readonly yearId: number }, store: PersonalStore): CourseMonth[] {
  const year = yearId === 0 ? null : fieldsOf('Year', yearId, store)
  const all = { ...query, pageNo: 1, pageSize: Number.MAX_SAFE_INTEGER }
  const { records } = pageOf(store.services.Course, store.scoped('Course'), all, store)
  const counted = records.flatMap(({ fields, status }) => {
    const { validTo } = fields as FieldsOf<'Course'>
    const isWanted =
      (!year || (validTo >= year.startDate && validTo <= year.endDate)) &&
      (status === courseStatus.approved || status === courseStatus.expired)
    return isWanted ? [{ month: monthOf(validTo), status }] : []
  })
  const months = counted.map(({ month }) => month).toSorted()
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  const count = (month: string, status: number) => counted.filter((one) => one.month === month && one.status === status).length
  return monthsBetween(first, last).map((month) => ({
    month,
    approved: count(month, courseStatus.approved),
    expired: count(month, courseStatus.expired),
  }))
}
