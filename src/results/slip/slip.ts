import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { resourceCalls } from '#openapi/generated/resource-calls.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

const read = answerReader(
  'getResultSlip',
  v.object({
    studentName: v.string(),
    studentRef: v.string(),
    centreId: v.number(),
    centreName: v.string(),
    programName: v.optional(v.string()),
    intakeName: v.optional(v.string()),
    ucasId: v.optional(v.string()),
    offer: v.optional(v.object({ institutionName: v.string(), decision: v.string() })),
    enquiries: v.optional(
      v.array(
        v.object({
          enquiryId: v.number(),
          enquiryName: v.string(),
          service: v.string(),
          askedOn: v.string(),
          state: v.string(),
          outcomeMark: v.optional(v.number()),
        }),
      ),
    ),
    totalPoints: v.optional(v.number()),
    modules: v.array(
      v.object({
        moduleId: v.number(),
        moduleName: v.string(),
        moduleCode: v.string(),
        colourCode: v.optional(v.string()),
        semesters: v.array(v.number()),
        means: v.optional(v.object({ centre: v.optional(v.number()), all: v.number() })),
        attempts: v.array(
          v.object({
            resultId: v.number(),
            setName: v.string(),
            attempt: v.string(),
            version: v.string(),
            outcome: v.string(),
            papers: v.array(v.object({ paperName: v.string(), mark: v.number() })),
            mark: v.optional(v.number()),
            firstMark: v.optional(v.number()),
            finalMark: v.optional(v.number()),
            isCapped: v.number(),
            grade: v.optional(v.string()),
            points: v.optional(v.number()),
            isCounted: v.number(),
          }),
        ),
      }),
    ),
    awaited: v.array(v.object({ setName: v.string(), at: v.string() })),
    serverTime: v.string(),
  }),
)

/** The results of a student that the person may see. */
export type Slip = ReturnType<typeof read>
export type SlipModule = Slip['modules'][number]
export type SlipAttempt = SlipModule['attempts'][number]

/** The results of a student. As lists of results are, they are read again after a write. */
export const slipQuery = (api: Api, codec: IdCodec, studentId: string) =>
  queryOptions({
    queryKey: ['records', 'Result', 'list', { slipOf: studentId }],
    queryFn: async ({ signal }) => {
      const id = codec.encrypt(studentId)
      if (id === null) throw new ApiProblem('notFound', 0, 'This student does not exist.')
      const log = { component: resourceCalls.Result.components, permission: 'View' as const }
      return read(await api.call('getResultSlip', { path: { id } }, { log, signal }))
    },
  })
