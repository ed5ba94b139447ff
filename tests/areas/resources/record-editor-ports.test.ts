import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { year } from '#openapi/generated/resources/masters/year.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createEditorPorts } from '#src/resources/form/record-editor-ports.ts'
import { recordForm } from '#src/resources/form/record-form.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import { fixedClock } from '#src/time/clock.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { connect, createTimers, signedIn } from '#tests/support/client/client.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })

/** The form of a new year, which it has read; answers of what it writes may be lost. */
async function start() {
  const { handle } = startAggregator()
  const { session } = await signInOver(handle, 'admin@ncuk.test')
  const { token, token_type: tokenType, userId, contactId } = session ?? expect.unreachable()
  const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
  const network = { losesAnswers: false }
  const fetch = async (request: Request) => {
    const answer = await handle(request)
    if (network.losesAnswers && request.method !== 'GET') throw new TypeError('The network went away.')
    return answer
  }
  const api = connect('http://portal.test/api/aggregate/v1', { fetch, session: { ...signedIn, current } })
  const service = createRecordService(year, api, codec)
  const form = recordForm(year, {})
  const clock = fixedClock(Date.UTC(2027, 3, 14))
  const { startTimer } = createTimers()
  const deps = { rules: year, service, queryClient: new QueryClient(), codec, clock, startTimer, createId: () => 'visit' }
  const { createRecord, updateRecord } = createEditorPorts(deps, form, 'visit')
  const { id } = await service.create(
    { yearDesc: '2040/41', startDate: '2040-09-01', endDate: '2041-08-31', isCurrent: 0, status: 1 },
    'visit-1',
  )
  const base = await service.details(id)
  const save = (yearDesc: string) => {
    const fields = { ...form.fieldsOf(base), yearDesc }
    return toPromise(createActor(updateRecord, { input: { id, fields, base, handOver: [] } }).start())
  }
  const create = (startDate: string) => {
    const fields = { ...form.fieldsOf(base), yearDesc: '2060/61', startDate, endDate: '31/08/2061' }
    return toPromise(createActor(createRecord, { input: { fields, handOver: [] } }).start())
  }
  return { network, save, create, base, service, name: async () => (await service.details(id)).name }
}

it('saves what was typed after a save whose answer was lost', async () => {
  const { network, save, name } = await start()
  network.losesAnswers = true
  await expect(save('2051/52')).rejects.toThrow()
  network.losesAnswers = false
  expect(await save('2052/53')).toMatchObject({ kind: 'saved' })
  expect(await name()).toBe('2052/53')
})

it('writes nothing over what another person has saved since', async () => {
  const { network, save, base, service, name } = await start()
  network.losesAnswers = true
  await expect(save('2051/52')).rejects.toThrow()
  network.losesAnswers = false
  const { updatedAt } = await service.details(base.id)
  await service.update(base.id, { ...base.fields, yearDesc: '2053/54', status: 1 }, updatedAt)
  expect(await save('2052/53')).toMatchObject({ kind: 'conflict', theirs: { name: '2053/54' } })
  expect(await name()).toBe('2053/54')
})

it('stores what was typed after a create whose answer was lost, in the one record', async () => {
  const { network, create, service } = await start()
  network.losesAnswers = true
  await expect(create('01/09/2060')).rejects.toThrow()
  network.losesAnswers = false
  const { id, record } = await create('02/09/2060')
  expect([record, await service.details(id)]).toMatchObject([
    { fields: { startDate: '2060-09-02' } },
    { fields: { startDate: '2060-09-02' } },
  ])
})
