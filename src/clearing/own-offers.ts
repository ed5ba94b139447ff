import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { Done } from '#machines/outcome.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'

const component = ['StudentApplicationPortal', 'MyApplication']
const resource: ResourceName = 'ClearingOffer'

const readOwn = answerReader(
  'listOwnClearingOffers',
  v.array(
    v.object({
      clearingOfferId: v.number(),
      universityName: v.string(),
      courseName: v.string(),
      conditions: v.array(v.string()),
      offeredOn: v.string(),
      expiresOn: v.string(),
      state: v.picklist(['Offered', 'Accepted', 'Declined', 'Expired', 'Withdrawn']),
      acceptRefusal: v.optional(v.string()),
    }),
  ),
)

export type OwnOffer = ReturnType<typeof readOwn>[number]

/** The offers in clearing to the student who is signed in; as lists are, they are read again after a write. */
export const ownOffersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['records', resource, 'list', { of: 'own' }],
    queryFn: async ({ signal }) => readOwn(await api.call('listOwnClearingOffers', {}, { log: { component, permission: 'View' }, signal })),
  })

/** Accepts or declines an offer to the student who is signed in. */
export async function replyToOffer(api: Api, codec: IdCodec, id: number, reply: 'Accepted' | 'Declined'): Promise<Done> {
  const input = { path: { id: encrypted(codec, String(id)) }, body: { reply } }
  const { description } = await api.call('replyToClearingOffer', input, { log: { component, permission: 'Modify' } })
  return { message: description }
}
