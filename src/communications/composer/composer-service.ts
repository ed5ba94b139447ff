import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import type { MessageDraft, SavedMessage } from '#machines/communications/composer-types.ts'
import { emptyMessage, goesByEmail, goesInApp, typedTime } from '#machines/communications/message-draft.ts'
import type { Rendering, Review } from '#machines/communications/sending-types.ts'
import type { Done } from '#machines/outcome.ts'
import type { DateFormat } from '#machines/time/civil.ts'
import { readingAt, wallAt, zoneIdOf } from '#machines/time/occurrences.ts'
import { answerReader, fields } from '#src/api/answer.ts'
import { id, text } from '#src/api/answer-values.ts'
import type { Api, OperationInput, ResourceApi } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { changedRecordOf, isRefusal } from '#src/resources/failure.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { trackWrites } from '#src/resources/writes/track-writes.ts'
import { instantOf } from '#src/time/instant.ts'
import { countRecipients, type Counted } from '../recipient-count.ts'

const log = (permission: 'View' | 'Add' | 'Modify') => ({ log: { component: 'Content', permission } }) as const

const writtenText = v.fallback(v.object({ subject: v.fallback(v.string(), ''), content: v.fallback(v.string(), '') }), emptyMessage.inApp)
const writtenEmail = v.fallback(
  v.object({
    subject: v.fallback(v.string(), ''),
    content: v.fallback(v.string(), ''),
    toEmails: v.fallback(v.array(v.string()), []),
    ccEmails: v.fallback(v.array(v.string()), []),
  }),
  { subject: '', content: '', toEmails: [], ccEmails: [] },
)
const maybeNumber = v.fallback(v.nullable(v.number()), null)
const numbers = v.fallback(v.array(v.number()), [])
const modes = v.fallback(v.nullable(v.picklist(['Email', 'In-app', 'Both'])), null)
const options = v.fallback(v.nullable(v.picklist(['Audience', 'Individual'])), null)

/** A message as the browser keeps it. */
export const draftSchema = v.object({
  communicationName: v.string(),
  componentId: maybeNumber,
  recordId: maybeNumber,
  mode: modes,
  option: options,
  audienceId: maybeNumber,
  recipients: numbers,
  email: writtenEmail,
  inApp: writtenText,
  attachmentIds: numbers,
  isImportant: v.boolean(),
  when: v.picklist(['now', 'later']),
  date: v.string(),
  time: v.string(),
  timezoneId: maybeNumber,
  timezoneName: v.string(),
})

export const keptSchema = v.object({ at: v.number(), draft: draftSchema, updatedAt: v.nullable(v.string()) })

/** A stored message as a draft that is edited further. */
export function draftOf(record: StoredRecord, dates: DateFormat): MessageDraft {
  const { fields: given } = record
  const zone = record.names['Timezone']?.[String(given['timezoneId'])]?.name ?? ''
  const at = instantOf(given['scheduledAt'])
  const zoneId = zone === '' ? null : zoneIdOf(zone)
  const reading = at === null || zoneId === null ? null : readingAt(at, zoneId)
  const wall = at === null || reading === null ? null : wallAt(at, reading.offset)
  const read = <T>(schema: v.GenericSchema<unknown, T>, name: string): T => v.parse(schema, given[name])
  return {
    communicationName: record.name,
    componentId: read(maybeNumber, 'componentId'),
    recordId: read(maybeNumber, 'recordId'),
    mode: read(modes, 'mode'),
    option: read(options, 'option'),
    audienceId: read(maybeNumber, 'audienceId'),
    recipients: read(numbers, 'recipients'),
    email: read(writtenEmail, 'email'),
    inApp: read(writtenText, 'inApp'),
    attachmentIds: read(numbers, 'attachmentIds'),
    isImportant: given['isImportant'] === 1,
    when: wall === null ? 'now' : 'later',
    date: wall === null ? '' : dates.format(wall.date),
    time: wall?.time ?? '',
    timezoneId: read(maybeNumber, 'timezoneId'),
    timezoneName: zone,
  }
}

/** "yyyy-MM-dd HH:mm:ss.SSSSSS" of an instant (ms). */
export const stampOf = (instant: number): string => `${new Date(instant).toISOString().slice(0, 23).replace('T', ' ')}000`

/** The parts of a text that are not empty; null if all are empty. */
const writtenOf = (given: Readonly<Record<string, string | readonly string[]>>) => {
  const written = Object.entries(given).filter(([, value]) => value.length > 0)
  return written.length === 0 ? null : Object.fromEntries(written)
}

/** A message as it is sent to the server; what is not written yet is left out. */
export function wireOf(draft: MessageDraft, dates: DateFormat): Readonly<Record<string, unknown>> {
  const { email, inApp, componentId, recordId, audienceId, recipients, attachmentIds, timezoneId, option } = draft
  const at = typedTime(draft, dates)
  const given = {
    communicationName: draft.communicationName.trim(),
    componentId,
    recordId,
    mode: draft.mode,
    option,
    audienceId: option === 'Audience' ? audienceId : null,
    recipients: option === 'Individual' && recipients.length > 0 ? [...recipients] : null,
    email: goesByEmail(draft) ? writtenOf({ ...email, subject: email.subject.trim(), content: email.content.trim() }) : null,
    inApp: goesInApp(draft) ? writtenOf({ ...inApp, subject: inApp.subject.trim(), content: inApp.content.trim() }) : null,
    attachmentIds: attachmentIds.length > 0 ? [...attachmentIds] : null,
    isImportant: draft.isImportant ? 1 : null,
    scheduledAt: at.kind === 'at' ? stampOf(at.instant) : null,
    timezoneId: draft.when === 'later' ? timezoneId : null,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

/** What a save stores of a draft: an incomplete or wrong send time is left out. */
const storedOf = (draft: MessageDraft, dates: DateFormat): MessageDraft =>
  typedTime(draft, dates).kind === 'wrong' ? { ...draft, when: 'now', date: '', time: '' } : draft

const rendered = fields({ subject: text, content: text })
const renderedMessage = fields({
  contactId: id,
  name: text,
  to: v.nullish(text),
  email: v.nullish(rendered),
  inApp: v.nullish(rendered),
  missing: v.array(text),
})
const renderingOf = (one: v.InferOutput<typeof renderedMessage>): Rendering => ({
  contactId: one.contactId,
  name: one.name,
  to: one.to ?? '',
  email: one.email ?? null,
  inApp: one.inApp ?? null,
  missing: one.missing,
})
const readPreview = answerReader('previewMessage', renderedMessage)
const readTest = answerReader('testMessage', renderedMessage)
const readState = answerReader('updateCommunicationStatus', fields({ state: text }))

type MessageBody = OperationInput<'previewMessage'>['body']

/** The body of the calls that preview or test a draft for one person. */
export function bodyFor(draft: MessageDraft, contactId: number): MessageBody {
  const { email, inApp, componentId, recordId } = draft
  return {
    contactId,
    ...(componentId !== null && { componentId }),
    ...(recordId !== null && { recordId }),
    ...(goesByEmail(draft) && { email: { subject: email.subject, content: email.content } }),
    ...(goesInApp(draft) && { inApp: { subject: inApp.subject, content: inApp.content } }),
  }
}

/** A message as one person will read it. */
export const previewQuery = (api: Api, body: MessageBody) =>
  queryOptions({
    queryKey: ['records', 'Communication', 'preview', { body }],
    queryFn: async ({ signal }) => renderingOf(readPreview(await api.call('previewMessage', { body }, { ...log('View'), signal }))),
    staleTime: 0,
  })

/** Whom a message addresses as it is written; null while it is incomplete. */
export function addressedIn({ option, audienceId, recipients }: MessageDraft): Counted | null {
  if (option === 'Audience') return audienceId === null ? null : { audienceId }
  return option === 'Individual' && recipients.length > 0 ? { contactIds: [...recipients] } : null
}

interface CallDeps {
  readonly api: Api & ResourceApi
  readonly codec: IdCodec
  readonly dates: DateFormat
  readonly now: () => number
}

/** How many people a review shows the message of. */
const shownPeople = 3

/** The calls of the composer and of its review. */
export function createComposerCalls({ api, codec, dates, now }: CallDeps) {
  const service = createRecordService(communication, api, codec)
  const writes = trackWrites<MessageDraft>({
    same: (one, other) => JSON.stringify(wireOf(one, dates)) === JSON.stringify(wireOf(other, dates)),
    fieldsOf: (record) => draftOf(record, dates),
    read: service.details,
    changedRecord: (problem) => changedRecordOf(communication, problem),
    isRefusal,
  })
  const create = async (draft: MessageDraft, requestId: string) => {
    const { id: created, message } = await writes.create(
      draft,
      () => service.create(wireOf(draft, dates), requestId),
      (earlier, updatedAt) => service.update(earlier, wireOf(draft, dates), updatedAt),
    )
    return { recordId: created, message, updatedAt: (await service.details(created)).updatedAt }
  }
  const update = async (recordId: string, draft: MessageDraft, stamp: string) => {
    const outcome = await writes.update(draft, stamp, async (updatedAt) => {
      const { message } = await service.update(recordId, wireOf(draft, dates), updatedAt)
      return { message, updatedAt: (await service.details(recordId)).updatedAt }
    })
    if (outcome.kind === 'conflict') throw outcome.problem
    return { recordId, ...(outcome.kind === 'stored' ? { message: '', updatedAt: outcome.record.updatedAt } : outcome.answer) }
  }
  return {
    save: async (input: {
      recordId: string | null
      draft: MessageDraft
      updatedAt: string | null
      requestId: string
    }): Promise<SavedMessage> => {
      const { recordId, draft, updatedAt, requestId } = input
      const saved = await (recordId === null ? create(draft, requestId) : update(recordId, draft, updatedAt ?? ''))
      return { ...saved, savedAt: now(), stored: storedOf(draft, dates) }
    },
    test: async (draft: MessageDraft, contactId: number): Promise<Done> => {
      const reply = await api.call('testMessage', { body: bodyFor(draft, contactId) }, log('Modify'))
      readTest(reply)
      return { message: reply.description }
    },
    review: async (draft: MessageDraft): Promise<Review> => {
      const addressed = addressedIn(draft)
      if (!addressed) return { count: 0, leftOut: 0, renderings: [] }
      const { count, leftOut, people } = await countRecipients(api, addressed)
      const renderings = await Promise.all(
        people
          .slice(0, shownPeople)
          .map(async (one) =>
            renderingOf(readPreview(await api.call('previewMessage', { body: bodyFor(draft, Number(one.id)) }, log('View')))),
          ),
      )
      return { count, leftOut, renderings }
    },
    /** `updatedAt` is that of the message as it was reviewed. */
    send: async (recordId: string, updatedAt: string, scheduledAt: number | null, count: number): Promise<Done> => {
      const reviewed = { updatedAt: { date: updatedAt }, count }
      const body =
        scheduledAt === null
          ? ({ state: 'Sending', ...reviewed } as const)
          : ({ state: 'Scheduled', scheduledAt: stampOf(scheduledAt), ...reviewed } as const)
      const reply = await api.call('updateCommunicationStatus', { path: { id: codec.encrypt(recordId) ?? '' }, body }, log('Modify'))
      readState(reply)
      return { message: reply.description }
    },
  }
}
