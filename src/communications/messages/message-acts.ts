import * as v from 'valibot'
import type { Done } from '#machines/outcome.ts'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { neededCount } from '#src/api/answer-values.ts'
import type { Api, ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { messageTexts as texts } from './texts.ts'

const readRetry = answerReader('retryCommunication', fields({ delivered: neededCount, failed: neededCount }))

const readStop = answerReader('stopCommunication', fields({ sent: neededCount, notSent: neededCount }))

const log = { component: 'Content', permission: 'Modify' } as const

/** Tries the failed deliveries of a message again; `id` is plain. */
export async function retryFailed(api: Api, codec: IdCodec, id: string): Promise<Done> {
  const reply = await api.call('retryCommunication', { path: { id: codec.encrypt(id) ?? '' } }, { log })
  readRetry(reply)
  return { message: reply.description }
}

/** Stops a message that is being sent; `id` is plain. */
export async function stopSending(api: Api, codec: IdCodec, id: string): Promise<Done> {
  const { sent, notSent } = readStop(await api.call('stopCommunication', { path: { id: codec.encrypt(id) ?? '' } }, { log }))
  return { message: texts.stopped(sent, notSent) }
}

const copied = v.looseObject({ communicationName: v.string() })

/** Makes a draft of a message's words; gives the id of the new one. */
export async function duplicate(api: Api & ResourceApi, codec: IdCodec, record: StoredRecord, requestId: string): Promise<string> {
  const sent = Object.entries(communication.fields).filter(([name, rules]) => !('readOnly' in rules) && name !== 'scheduledAt')
  const given = Object.fromEntries(sent.flatMap(([name]) => (record.fields[name] === undefined ? [] : [[name, record.fields[name]]])))
  const { communicationName } = v.parse(copied, given)
  const service = createRecordService(communication, api, codec)
  const { id } = await service.create({ ...given, communicationName: texts.copyOf(communicationName) }, requestId)
  return id
}
