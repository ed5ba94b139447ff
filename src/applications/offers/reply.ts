import type { Done } from '#machines/outcome.ts'
import { directPlacement } from '#openapi/generated/resources/students/direct-placement.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '#src/resources/record-calls.ts'
import type { Reply } from './open-replies.ts'

/** Stores the reply to an offer. */
export async function replyToOffer(api: Api, codec: IdCodec, id: string, reply: Reply): Promise<Done> {
  const log = { component: directPlacement.components, permission: 'Modify' as const }
  const { description } = await api.call('replyToOffer', { path: { id: encrypted(codec, id) }, body: { reply } }, { log })
  return { message: description }
}
