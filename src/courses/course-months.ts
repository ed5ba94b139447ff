import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { course } from '#openapi/generated/resources/courses/course.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const monthsSchema = v.array(v.object({ month: v.string(), approved: v.number(), expired: v.number() }))

/** How many approved courses are valid until a month, yyyy-MM, and how many were. */
export type CourseMonth = v.InferOutput<typeof monthsSchema>[number]

/** The counts by month of some universities, or of all. As lists are, it is read again after a write. */
export const courseMonthsQuery = (api: Api, universities: readonly string[]) =>
  queryOptions({
    queryKey: ['records', course.name, 'list', { months: universities }],
    queryFn: async ({ signal }) =>
      readAnswer(
        'countCoursesByMonth',
        monthsSchema,
        await api.call(
          'countCoursesByMonth',
          { query: { yearId: 0, institutionId: universities.join(',') } },
          { log: { component: 'CourseManagement', permission: 'View' }, signal },
        ),
      ),
  })

/** The first and the last day of a month, yyyy-MM. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}

const format = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' })

/** "Nov 26" of a month, yyyy-MM. */
export const monthText = (month: string): string => format.format(new Date(`${month}-01T00:00:00Z`))
