import { expect, it } from 'vitest'
import type { MessageDraft } from '#machines/communications/composer-types.ts'
import { emptyMessage } from '#machines/communications/message-draft.ts'
import { communication } from '#openapi/generated/resources/communications/communication.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createComposerCalls, draftOf, wireOf } from '#src/communications/composer/composer-service.ts'
import { dates } from '#src/communications/composer/dates.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { connect, signedIn } from '#tests/support/client/client.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

/** The calls of a composer; answers of what they write may be lost. */
async function start() {
  const { handle, clock } = startAggregator()
  const { session } = await signInOver(handle, 'admin@ncuk.test')
  const { token, token_type: tokenType, userId, contactId } = session ?? expect.unreachable()
  const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
  const network = { loses: '' }
  const fetch = async (request: Request) => {
    const answer = await handle(request)
    if (request.method === network.loses) throw new TypeError('The network went away.')
    return answer
  }
  const api = connect('http://portal.test/api/aggregate/v1', { fetch, session: { ...signedIn, current } })
  const service = createRecordService(communication, api, codec)
  const calls = createComposerCalls({ api, codec, dates, now: () => clock.now() })
  const create = (draft: MessageDraft) => calls.save({ recordId: null, draft, updatedAt: null, requestId: 'visit-1' })
  const reload = async (recordId: string) => draftOf(await service.details(recordId), dates)
  return { network, clock, service, calls, create, reload }
}

const begun: MessageDraft = { ...emptyMessage, communicationName: 'Results', mode: 'Both', option: 'Individual', recipients: [503] }

it('saves a message with gaps as it was left: a subject, a text, further addresses', async () => {
  const { create, reload } = await start()
  const half: MessageDraft = {
    ...begun,
    email: { subject: '', content: '', toEmails: ['head@centre.test'], ccEmails: [] },
    inApp: { subject: 'Results', content: '' },
  }
  const { recordId } = await create(half)
  expect(await reload(recordId)).toEqual(half)
  const textOnly: MessageDraft = { ...begun, mode: 'In-app', inApp: { subject: '', content: '<p>Soon</p>' } }
  const { create: createOther, reload: reloadOther } = await start()
  expect(await reloadOther((await createOther(textOnly)).recordId)).toEqual(textOnly)
})

it('saves a send time that is too near as it was typed', async () => {
  const { create, reload } = await start()
  const late: MessageDraft = {
    ...begun,
    when: 'later',
    date: '01/02/2024',
    time: '09:30',
    timezoneId: 201,
    timezoneName: 'East Africa Time',
  }
  const { recordId } = await create(late)
  expect(await reload(recordId)).toMatchObject({ when: 'later', date: '01/02/2024', time: '09:30', timezoneId: 201 })
})

const rewritten: MessageDraft = { ...begun, communicationName: 'Results have come' }

it('stores what was written after a create whose answer was lost', async () => {
  const { network, create, reload } = await start()
  network.loses = 'POST'
  await expect(create(begun)).rejects.toThrow()
  network.loses = ''
  const { recordId } = await create(rewritten)
  expect(await reload(recordId)).toEqual(rewritten)
})

it('stores what was written after a create whose message could not be read', async () => {
  const { network, create, reload } = await start()
  network.loses = 'GET'
  await expect(create(begun)).rejects.toThrow()
  network.loses = ''
  const { recordId } = await create(rewritten)
  expect(await reload(recordId)).toEqual(rewritten)
})

it.each(['PUT', 'GET'])('stores what was written after an update of which the answer to %s was lost', async (method) => {
  const { network, calls, create, reload } = await start()
  const { recordId, updatedAt } = await create(begun)
  const save = (draft: MessageDraft) => calls.save({ recordId, draft, updatedAt, requestId: 'visit-1' })
  network.loses = method
  await expect(save(rewritten)).rejects.toThrow()
  network.loses = ''
  await save({ ...rewritten, isImportant: true })
  expect(await reload(recordId)).toEqual({ ...rewritten, isImportant: true })
})

it('sends no message that another person has saved since it was reviewed', async () => {
  const { calls, create, service } = await start()
  const whole: MessageDraft = { ...begun, mode: 'In-app', inApp: { subject: 'Results', content: '<p>Soon</p>' } }
  const { recordId, updatedAt } = await create(whole)
  await service.update(recordId, wireOf({ ...whole, communicationName: 'Theirs' }, dates), updatedAt)
  await expect(calls.send(recordId, updatedAt, null, 1)).rejects.toThrow('has saved this communication meanwhile')
  expect(await service.details(recordId)).toMatchObject({ name: 'Theirs', status: 'Draft' })
  const latest = await service.details(recordId)
  await calls.send(recordId, latest.updatedAt, null, 1)
  expect(await service.details(recordId)).toMatchObject({ status: 'Sent' })
})

it('writes nothing over what another person has saved since an answer was lost', async () => {
  const { network, calls, create, reload, service } = await start()
  const { recordId, updatedAt } = await create(begun)
  const save = (draft: MessageDraft) => calls.save({ recordId, draft, updatedAt, requestId: 'visit-1' })
  network.loses = 'PUT'
  await expect(save(rewritten)).rejects.toThrow()
  network.loses = ''
  const theirs = { ...begun, communicationName: 'Theirs' }
  const { updatedAt: latest } = await service.details(recordId)
  await service.update(recordId, wireOf(theirs, dates), latest)
  await expect(save({ ...rewritten, isImportant: true })).rejects.toThrow('has saved this communication meanwhile')
  expect(await reload(recordId)).toEqual(theirs)
})
