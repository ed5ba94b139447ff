import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { allRecords, recordQuery } from '#src/resources/record-queries.ts'
import { createRecordService } from '#src/resources/record-service.ts'
import { createRecordViewPorts } from '#src/resources/view/record-view-ports.ts'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { connect, signedIn } from '#tests/support/client/client.ts'

const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
const line = { description: 'Exam papers', quantity: 1, unitMinor: 10_000, taxRate: 0 }
const draft = { variant: 'New', centreId: 26, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines: [line] }

/** The page of a new invoice, which it has read. */
async function start() {
  const { handle } = startAggregator()
  const { session } = await signInOver(handle, 'admin@ncuk.test')
  const { token, token_type: tokenType, userId, contactId } = session ?? expect.unreachable()
  const current = () => ({ token, tokenType, userId: String(userId), contactId: String(contactId) })
  const api = connect('http://portal.test/api/aggregate/v1', { fetch: handle, session: { ...signedIn, current } })
  const service = createRecordService(invoice, api, codec)
  const { id } = await service.create(draft, 'visit-1')
  const updated = { ...draft, lines: [{ ...line, unitMinor: 90_000 }] }
  const queryClient = new QueryClient()
  const shown = await queryClient.fetchQuery(recordQuery(invoice, service, id))
  const { changeRecord } = createRecordViewPorts({ rules: invoice, service, queryClient })
  return {
    shown,
    service,
    update: () => service.update(id, updated, shown.updatedAt),
    ready: (record = shown) => toPromise(createActor(changeRecord, { input: { act: 'move:ready', id, comment: '', record } }).start()),
    status: async () => (await service.details(id)).status,
  }
}

it('takes a step of a life with the record that the page shows', async () => {
  const { ready, status } = await start()
  await ready()
  expect(await status()).toBe('Ready to Invoice')
})

it('takes a step with the record of a list, before the record by itself is read anew', async () => {
  const { ready, status, update, service, shown } = await start()
  await update()
  const { rows } = await service.list(allRecords)
  await ready(rows.find(({ id }) => id === shown.id))
  expect(await status()).toBe('Ready to Invoice')
})

it('takes no step with a record that another page has saved since, and says who did', async () => {
  const { ready, status, update } = await start()
  await update()
  await expect(ready()).rejects.toMatchObject({ message: 'Alexandrina Lindqvist-Okonkwo has saved this invoice meanwhile.' })
  expect(await status()).toBe('Draft')
})
