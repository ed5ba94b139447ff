import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { clearingOffer } from '#openapi/generated/resources/clearing/clearing-offer.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const view = (component: string | readonly string[]) => ({ component, permission: 'View' as const })

const number = v.number()
const text = v.string()
const mark = v.object({
  moduleId: number,
  moduleName: text,
  finalMark: v.optional(number),
  grade: v.optional(text),
  points: v.optional(number),
})

const readMarks = answerReader(
  'listClearingMarks',
  v.object({
    list: v.array(
      v.object({
        clearingId: number,
        studentId: number,
        studentName: text,
        centreName: text,
        subjects: text,
        state: v.picklist(['Open', 'Offered']),
        points: v.optional(number),
        marks: v.array(mark),
        offers: number,
        openOffers: v.array(
          v.object({
            clearingOfferId: number,
            universityName: text,
            courseName: text,
            expiresOn: text,
            conditions: v.array(v.object({ text, own: text, state: v.picklist(['met', 'below', 'unknown']) })),
          }),
        ),
      }),
    ),
    totalCount: number,
  }),
)

const readPredicted = answerReader(
  'listPredictedGrades',
  v.object({
    list: v.array(
      v.object({
        academicDetailId: number,
        studentId: number,
        studentName: text,
        centreName: text,
        moduleName: text,
        predictedMark: number,
        predictedGrade: text,
        achievedMark: v.optional(number),
        achievedGrade: v.optional(text),
      }),
    ),
    totalCount: number,
  }),
)

const readCourses = answerReader(
  'listClearingCourses',
  v.object({
    list: v.array(
      v.object({
        courseId: number,
        courseName: text,
        universityName: text,
        startMonths: v.array(text),
        feeMinor: v.optional(number),
        currency: v.optional(text),
        match: v.picklist(['met', 'nearly', 'not']),
        requirements: v.array(v.object({ text, isMet: number })),
      }),
    ),
    totalCount: number,
  }),
)

export type StudentMarks = ReturnType<typeof readMarks>['list'][number]
export type Predicted = ReturnType<typeof readPredicted>['list'][number]
export type FoundCourse = ReturnType<typeof readCourses>['list'][number]

/** What of a list is asked for. */
export interface ListQuery {
  readonly page: number
  readonly search: string
}

export const pageSize = 25

const queryOf = ({ page, search }: ListQuery) => ({ pageNo: page, pageSize, searchText: search })

// As lists are, these are read again after a write.
const key = (of: string, more: object) => ['records', clearingOffer.name, 'list', { of, ...more }]

export const marksQuery = (api: Api, listQuery: ListQuery) =>
  queryOptions({
    queryKey: key('marks', listQuery),
    queryFn: async ({ signal }) =>
      readMarks(await api.call('listClearingMarks', { query: queryOf(listQuery) }, { log: view(clearingOffer.components), signal })),
    placeholderData: keepPreviousData,
  })

export const predictedQuery = (api: Api, listQuery: ListQuery) =>
  queryOptions({
    queryKey: key('predicted', listQuery),
    queryFn: async ({ signal }) =>
      readPredicted(await api.call('listPredictedGrades', { query: queryOf(listQuery) }, { log: view('PredictedGrades'), signal })),
    placeholderData: keepPreviousData,
  })

export const coursesQuery = (api: Api, studentId: string, listQuery: ListQuery) =>
  queryOptions({
    queryKey: key('courses', { ...listQuery, studentId }),
    queryFn: async ({ signal }) => {
      const query = { studentId: Number(studentId), ...queryOf(listQuery) }
      return readCourses(await api.call('listClearingCourses', { query }, { log: view('CourseFinder'), signal }))
    },
    placeholderData: keepPreviousData,
  })
