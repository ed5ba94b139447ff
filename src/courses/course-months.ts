import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { RecordQuery } from '#src/resources/record-page.ts'

const monthsSchema = v.array(v.object({ month: v.string(), approved: v.number(), expired: v.number() }))

/** How many approved and how many expired courses have the end of their validity in a month, yyyy-MM. */
export type CourseMonth = v.InferOutput<typeof monthsSchema>[number]

/** The counts by month of the courses that a list finds, whatever their status. As lists are, it is read again after a write. */
export const courseMonthsQuery = (api: Api, { search, filters = {} }: Pick<RecordQuery, 'search' | 'filters'>) =>
  queryOptions({
    queryKey: ['records', course.name, 'list', { months: { search, filters } }],
    queryFn: async ({ signal }) => {
      const named = Object.entries(filters).map(([name, values = []]) => [name, values.join(',')])
      const query = { yearId: 0, searchText: search, ...Object.fromEntries(named) }
      const log = { component: 'CourseManagement', permission: 'View' } as const
      return readAnswer('countCoursesByMonth', monthsSchema, await api.call('countCoursesByMonth', { query }, { log, signal }))
    },
    placeholderData: keepPreviousData,
  })

/** The first and the last day of a month, yyyy-MM, cut at the first and the last day of a list; an empty one does not cut. */
export function daysOfMonth(month: string, [first, last]: readonly [first: string, last: string]): Readonly<Record<'from' | 'to', string>> {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const to = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
  const from = `${month}-01`
  return { from: first > from ? first : from, to: last !== '' && last < to ? last : to }
}

const format = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** "Nov 26" of a month, yyyy-MM. */
export const monthText = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`))
