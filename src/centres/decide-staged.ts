import type { Done } from '#machines/outcome.ts'
import type { Api, OperationInput } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

type Decision = OperationInput<'decideStagedCentre'>['body']

/** Fields of a staged centre that a centre can take over. */
export const takenFields = ['centreName', 'countryId', 'city', 'email', 'website'] as const satisfies Decision['fields']

/** Decides on a staged centre. */
export async function decideStagedCentre(api: Api, codec: IdCodec, stagedId: string, body: Decision): Promise<Done> {
  const id = codec.encrypt(stagedId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  const log = { component: 'CentreStaging', permission: 'Modify' } as const
  const { description } = await api.call('decideStagedCentre', { path: { id }, body }, { log })
  return { message: description }
}
