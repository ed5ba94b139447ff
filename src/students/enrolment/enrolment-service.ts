import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { enrollment } from '#openapi/generated/resources/students/enrollment.ts'
import type { EnrolStudentsRequest } from '#openapi/generated/schema.d.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { studentOutcomes } from '#src/resources/many-students/in-turn.ts'

const number = v.number()
const text = v.string()

const readTaken = answerReader(
  'listTakenModules',
  v.object({
    students: v.array(v.object({ studentId: number, fullName: text, centreName: text, curriculumName: text, moduleIds: v.array(number) })),
    modules: v.array(
      v.object({ moduleId: number, moduleName: text, versions: v.array(text), evaluations: v.array(v.picklist(['exam', 'test'])) }),
    ),
  }),
)

const readOutcomes = answerReader('enrolStudents', studentOutcomes)

/** Students of a year with what they take. */
export type TakenModules = ReturnType<typeof readTaken>
export type TakingStudent = TakenModules['students'][number]
export type TakenModule = TakenModules['modules'][number]

/** Of which students the modules are asked for. */
export interface Whose {
  readonly yearId: number
  readonly centreId: number | null
  readonly curriculumId: number | null
}

export const takenModulesQuery = (api: Api, component: string, { yearId, centreId, curriculumId }: Whose) =>
  queryOptions({
    queryKey: ['records', enrollment.name, 'list', { taken: { yearId, centreId, curriculumId } }],
    queryFn: async ({ signal }) => {
      const query = { yearId, ...(centreId !== null && { centreId }), ...(curriculumId !== null && { curriculumId }) }
      return readTaken(await api.call('listTakenModules', { query }, { log: { component, permission: 'View' }, signal }))
    },
  })

/** What students are enrolled in. */
export type Enrolling = Omit<EnrolStudentsRequest, 'mode'>

/** Enrols students, or checks whether it can be done, which writes nothing. */
export const enrolStudents = async (api: Api, choices: Enrolling, mode: 'check' | 'apply', signal?: AbortSignal) =>
  readOutcomes(
    await api.call(
      'enrolStudents',
      { body: { ...choices, mode } },
      { log: { component: enrollment.components, permission: 'Add' }, ...(signal ? { signal } : {}) },
    ),
  )

export const enrolmentCheck = (api: Api, choices: Enrolling) =>
  queryOptions({
    queryKey: ['records', enrollment.name, 'check', choices],
    queryFn: ({ signal }) => enrolStudents(api, choices, 'check', signal),
    staleTime: 0,
  })
