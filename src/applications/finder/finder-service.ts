import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const number = v.number()
const text = v.string()
const read = answerReader(
  'findCourses',
  v.object({
    list: v.array(
      v.object({
        courseId: number,
        courseName: text,
        universityName: text,
        startMonths: v.array(text),
        durationMonths: number,
        deliveryMode: v.picklist([1, 2]),
        feeMinor: v.optional(number),
        currency: v.optional(text),
        intakeId: v.optional(number),
        match: v.picklist(['met', 'nearly', 'not']),
        requirements: v.array(v.object({ text, own: text, state: v.picklist(['met', 'below', 'unknown']) })),
      }),
    ),
    totalCount: number,
    openCount: number,
  }),
)

export type CoursePage = ReturnType<typeof read>
export type FoundCourse = CoursePage['list'][number]
export type Requirement = FoundCourse['requirements'][number]

/** What courses are looked for by; empty for any. */
export interface CourseWish {
  readonly search: string
  readonly startMonth: string
  readonly deliveryMode: '' | '1' | '2'
  readonly isFitting: boolean
}

/** How many more are shown at once. */
export const pageSize = 12

/** The first courses that a student can apply to, so many of them. */
export const coursesQuery = (
  api: Api,
  { studentId, count }: { readonly studentId: string; readonly count: number },
  { search, startMonth, deliveryMode, isFitting }: CourseWish,
) =>
  queryOptions({
    queryKey: ['records', 'Course', 'list', { foundFor: studentId, count, search, startMonth, deliveryMode, isFitting }],
    queryFn: async ({ signal }) => {
      const query = {
        studentId: Number(studentId),
        pageNo: 1,
        pageSize: count,
        searchText: search,
        ...(startMonth !== '' && { startMonth }),
        ...(deliveryMode !== '' && { deliveryMode: deliveryMode === '1' ? (1 as const) : (2 as const) }),
        isFitting: isFitting ? (1 as const) : (0 as const),
      }
      return read(await api.call('findCourses', { query }, { log: { component: application.components, permission: 'View' }, signal }))
    },
    placeholderData: keepPreviousData,
  })
