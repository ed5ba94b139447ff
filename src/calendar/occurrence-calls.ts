import * as v from 'valibot'
import { event } from '#openapi/generated/resources/calendar/event.ts'
import type { Done } from '#machines/outcome.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'

/** What of a series is changed: one day of it, or that day and all later ones. */
export type AppliesTo = 'this' | 'following'

interface Occurrence {
  readonly id: string
  readonly on: CivilDate
  readonly scope: AppliesTo
}

const read = answerReader('changeOccurrence', v.object({ eventId: v.number() }))
const log = { component: event.components, permission: 'Modify' as const }

const encrypted = (codec: IdCodec, recordId: string): string => {
  const id = codec.encrypt(recordId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  return id
}

/** Stores what takes the place of an occurrence. */
export const changeOccurrence =
  (api: Api, codec: IdCodec, { id, on, scope }: Occurrence) =>
  async (fields: object, requestId: string): Promise<Done & { readonly id: string }> => {
    const body = { requestId, occurrence: on, appliesTo: scope, event: { ...fields } }
    const reply = await api.call('changeOccurrence', { path: { id: encrypted(codec, id) }, body }, { log })
    return { id: String(read(reply).eventId), message: reply.description }
  }

/** Cancels an occurrence as it stands. */
export async function cancelOccurrence(api: Api, codec: IdCodec, { id, on, scope }: Occurrence, requestId: string): Promise<Done> {
  const body = { requestId, occurrence: on, appliesTo: scope, isCancelled: 1 as const }
  const { description } = await api.call('changeOccurrence', { path: { id: encrypted(codec, id) }, body }, { log })
  return { message: description }
}

/** Makes a draft active, with a notice to those whom it is for. */
export async function announceEvent(api: Api, codec: IdCodec, id: string): Promise<Done> {
  const { description } = await api.call('announceEvent', { path: { id: encrypted(codec, id) } }, { log })
  return { message: description }
}
