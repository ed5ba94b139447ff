import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { FinderQuery } from './finder-address.ts'

const number = v.number()
const text = v.string()
const options = v.array(v.object({ id: number, name: text }))
const read = answerReader(
  'findCourses',
  v.object({
    list: v.array(
      v.object({
        courseId: number,
        courseName: text,
        universityName: text,
        city: text,
        countryName: text,
        startMonths: v.array(text),
        durationMonths: number,
        deliveryMode: v.picklist([1, 2]),
        feeMinor: v.optional(number),
        currency: v.optional(text),
        intakeId: v.optional(number),
        match: v.picklist(['met', 'nearly', 'not']),
        requirements: v.array(v.object({ text, own: text, state: v.picklist(['met', 'below', 'unknown']) })),
        isFavourite: v.picklist([0, 1]),
      }),
    ),
    totalCount: number,
    openCount: number,
    options: v.object({
      countries: options,
      universities: options,
      qualifications: options,
      streams: options,
      startMonths: v.array(text),
      currencies: v.array(text),
    }),
  }),
)

export type CoursePage = ReturnType<typeof read>
export type FoundCourse = CoursePage['list'][number]
export type Requirement = FoundCourse['requirements'][number]

/** How many more are shown at once. */
export const pageSize = 12

const { components: component } = application

/** The parameters of the call: several values of a filter are separated by commas. */
function queryOf(studentId: string, { page, search, filters = {} }: FinderQuery) {
  const { deliveryMode = [], feeFrom, feeTo, isFavourite, isFitting, ...others } = filters
  const [mode] = deliveryMode
  return {
    studentId: Number(studentId),
    pageNo: 1,
    pageSize: page * pageSize,
    searchText: search,
    ...Object.fromEntries(Object.entries(others).map(([name, values = []]) => [name, values.join(',')])),
    // With both modes chosen, the mode does not narrow the courses.
    ...(deliveryMode.length === 1 && { deliveryMode: mode === '1' ? (1 as const) : (2 as const) }),
    ...(feeFrom?.[0] !== undefined && { feeFrom: Number(feeFrom[0]) }),
    ...(feeTo?.[0] !== undefined && { feeTo: Number(feeTo[0]) }),
    isFavourite: isFavourite ? (1 as const) : (0 as const),
    isFitting: isFitting ? (1 as const) : (0 as const),
  }
}

/** Where the pages of found courses are kept. */
export const coursesKey = ['records', 'Course', 'list', 'found'] as const

/** The first courses that a student can apply to, as many as are shown. */
export const coursesQuery = (api: Api, studentId: string, query: FinderQuery) =>
  queryOptions({
    queryKey: [...coursesKey, { foundFor: studentId, ...query }],
    queryFn: async ({ signal }) =>
      read(await api.call('findCourses', { query: queryOf(studentId, query) }, { log: { component, permission: 'View' }, signal })),
    placeholderData: keepPreviousData,
  })

/** Keeps a course among the favourites of a student, or no longer; `id` is its encrypted one. */
export async function keepFavourite(api: Api, studentId: string, id: string, isFavourite: boolean): Promise<Done> {
  const { description } = await api.call(
    'keepFavouriteCourse',
    { path: { id }, body: { studentId: Number(studentId), isFavourite: isFavourite ? 1 : 0 } },
    { log: { component, permission: 'Modify' } },
  )
  return { message: description }
}
