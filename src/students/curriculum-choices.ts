import { queryOptions, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { GivenFields } from '#openapi/check-record.ts'
import { prohibitedText } from '#openapi/students/student-checks.ts'
import { studentCurriculum } from '#openapi/generated/resources/students/student-curriculum.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const ids = v.array(v.number())

const readChoices = answerReader(
  'getCurriculumChoices',
  v.object({
    curricula: v.array(
      v.object({
        curriculumId: v.number(),
        programId: v.number(),
        streamIds: ids,
        intakeIds: ids,
        comboIds: ids,
        moduleIds: ids,
      }),
    ),
    prohibited: v.array(
      v.object({
        moduleId: v.number(),
        moduleName: v.string(),
        otherId: v.number(),
        otherName: v.string(),
        mapping: v.string(),
      }),
    ),
  }),
)

/** What students of a centre may take in a year, and which modules exclude each other. */
export type CurriculumChoices = ReturnType<typeof readChoices>

interface ForStudent {
  readonly centreId: number
  readonly yearId: number
}

const name = 'StudentCurriculum'

/** What a student of a centre may take in a year. */
export const curriculumChoicesQuery = (api: Api, { centreId, yearId }: ForStudent) =>
  queryOptions({
    queryKey: ['records', name, 'choices', { centreId, yearId }],
    queryFn: async ({ signal }) =>
      readChoices(
        await api.call(
          'getCurriculumChoices',
          { query: { centreId, yearId } },
          { log: { component: studentCurriculum.components, permission: 'View' }, signal },
        ),
      ),
  })

const noErrors: ReadonlyMap<string, string> = new Map()

/** The error of chosen modules that exclude each other, as far as the choices have been read. */
export function prohibitedErrors(given: GivenFields, queryClient: QueryClient): ReadonlyMap<string, string> {
  const moduleIds = Array.isArray(given['moduleIds']) ? given['moduleIds'] : []
  const known = queryClient.getQueriesData<CurriculumChoices>({ queryKey: ['records', name, 'choices'] })
  const pair = known
    .flatMap(([, choices]) => choices?.prohibited ?? [])
    .find(({ moduleId, otherId }) => moduleIds.includes(moduleId) && moduleIds.includes(otherId))
  return pair ? new Map([['moduleIds', prohibitedText(pair.moduleName, pair.otherName, pair.mapping)]]) : noErrors
}
