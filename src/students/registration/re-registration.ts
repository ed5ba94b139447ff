import { queryOptions } from '@tanstack/react-query'
import { student } from '#openapi/generated/resources/students/student.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import { studentOutcomes, type StudentOutcomes } from '#src/resources/many-students/in-turn.ts'

const readOutcomes = answerReader('reRegisterStudents', studentOutcomes)

/** Who is registered for what. */
export interface ReRegistration {
  readonly studentIds: readonly number[]
  readonly yearId: number
  readonly curriculumId: number
  readonly intakeId: number
}

/** Registers students for another year, or checks whether it can be done, which writes nothing. */
export const reRegister = async (
  api: Api,
  choices: ReRegistration,
  mode: 'check' | 'apply',
  signal?: AbortSignal,
): Promise<StudentOutcomes> =>
  readOutcomes(
    await api.call(
      'reRegisterStudents',
      { body: { ...choices, studentIds: [...choices.studentIds], mode } },
      { log: { component: student.components, permission: 'Modify' }, ...(signal ? { signal } : {}) },
    ),
  )

export const reRegistrationCheck = (api: Api, choices: ReRegistration) =>
  queryOptions({
    queryKey: ['records', student.name, 're-registration', choices],
    queryFn: ({ signal }) => reRegister(api, choices, 'check', signal),
    staleTime: 0,
  })
