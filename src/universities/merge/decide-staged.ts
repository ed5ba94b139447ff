import type { Done } from '#machines/outcome.ts'
import type { Api, OperationInput } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

type Decision = OperationInput<'decideStagedUniversity'>['body']

/** Fields of a staged university that a university can take over. */
export const takenFields = ['universityName', 'countryId', 'city', 'website'] as const satisfies Decision['fields']

/** Decides on a staged university. */
export async function decideStaged(api: Api, codec: IdCodec, stagedId: string, body: Decision): Promise<Done> {
  const id = codec.encrypt(stagedId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  const log = { component: 'UniversityStaging', permission: 'Modify' } as const
  const { description } = await api.call('decideStagedUniversity', { path: { id }, body }, { log })
  return { message: description }
}
