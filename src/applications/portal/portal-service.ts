import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import type { ApplicationStep } from '#openapi/applications/application-steps.ts'
import { application } from '#openapi/generated/resources/applications/application.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'

const readGrades = answerReader(
  'listOwnPredictedGrades',
  v.array(
    v.object({
      academicDetailId: v.number(),
      moduleName: v.string(),
      semesterName: v.string(),
      predictedMark: v.number(),
      predictedGrade: v.string(),
    }),
  ),
)

export type OwnGrade = ReturnType<typeof readGrades>[number]

const { components: component } = application

/** What teachers predict for the student who is signed in. As lists are, it is read again after a write. */
export const ownGradesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['records', 'AcademicDetail', 'list', 'own'],
    queryFn: async ({ signal }) =>
      readGrades(await api.call('listOwnPredictedGrades', {}, { log: { component, permission: 'View' }, signal })),
  })

/** Stores the answers of one step. */
export async function saveStep(
  api: Api,
  codec: IdCodec,
  id: string,
  step: ApplicationStep,
  values: Readonly<Record<string, unknown>>,
): Promise<Done> {
  const input = { path: { id: encrypted(codec, id) }, body: { step, values } }
  const { description } = await api.call('saveApplicationStep', input, { log: { component, permission: 'Modify' } })
  return { message: description }
}
