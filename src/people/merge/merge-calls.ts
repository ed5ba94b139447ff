import type { OperationInput } from '#src/api/client.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { Done } from '#machines/outcome.ts'

type Decision = OperationInput<'decideStagedContact'>['body']

/** Fields of a staged contact that a contact can take over. */
export const stagedFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'mobile',
  'contactTypeId',
  'centreId',
  'institutionId',
  'jobTitle',
  'roles',
  'countryId',
  'allowMessages',
] as const satisfies Decision['fields']

type MergedField = OperationInput<'mergeContacts'>['body']['fields'][number]

/** Fields of a contact that another one can take over; it keeps the roles of both. */
export const contactFields = stagedFields.filter((name): name is MergedField & (typeof stagedFields)[number] => name !== 'roles')

/** Makes one contact of two. */
export async function mergeContacts(api: Api, body: OperationInput<'mergeContacts'>['body']): Promise<Done> {
  const { description } = await api.call('mergeContacts', { body }, { log: { component: 'Contacts', permission: 'Modify' } })
  return { message: description }
}

/** Decides on a staged contact. */
export async function decideStaged(api: Api, codec: IdCodec, stagedId: string, body: Decision): Promise<Done> {
  const id = codec.encrypt(stagedId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  const { description } = await api.call(
    'decideStagedContact',
    { path: { id }, body },
    { log: { component: 'Staging', permission: 'Modify' } },
  )
  return { message: description }
}
