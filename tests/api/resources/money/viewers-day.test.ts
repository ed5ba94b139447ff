import { expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'

const line = { description: 'Exam papers', quantity: 1, unitMinor: 10_000, taxRate: 0 }
const charged = { variant: 'New', centreId: 26, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines: [line] }

/** An administrator with an issued invoice, on a server at which it is 21 November. */
async function start() {
  const { handle } = startAggregator()
  const { succeed, callBadly } = await recordsAs(handle)
  let requests = 0
  const create = (resource: ResourceName, body: object) =>
    callBadly(resource, 'create', { body: { ...body, requestId: `request-${(requests += 1)}` } })
  const { invoiceId } = (await create('Invoice', charged)).data
  const move = (status: string) => callBadly('Invoice', 'move', { id: Number(invoiceId), body: { status } })
  for (const status of ['Ready to Invoice', 'Pending']) expect((await move(status)).status).toBe(200)
  return { succeed, create, invoiceId }
}

it.each([
  ['Payment', 'receivedOn', '2026-11-22', '2026-11-23', { amountMinor: 1, method: 'Card', reference: 'R1' }],
  ['PaymentRequest', 'dueDate', '2026-11-20', '2026-11-19', { amountMinor: 1 }],
  ['Invoice', 'dueDate', '2026-11-20', '2026-11-19', charged],
] as const)('%s: the day of %s may be one beside the server’s', async (resource, field, taken, late, given) => {
  const { create, invoiceId } = await start()
  const body = { ...given, ...(resource !== 'Invoice' && { invoiceId }) }
  expect((await create(resource, { ...body, [field]: late })).data).toMatchObject({ fields: [{ field }] })
  expect((await create(resource, { ...body, [field]: taken })).status).toBe(200)
})

it('an invoice that is due on the viewer’s day is issued', async () => {
  const { handle } = startAggregator()
  const { callBadly } = await recordsAs(handle)
  const { invoiceId } = (await callBadly('Invoice', 'create', { body: { ...charged, dueDate: '2026-11-20', requestId: 'one' } })).data
  const move = (status: string) => callBadly('Invoice', 'move', { id: Number(invoiceId), body: { status } })
  expect([(await move('Ready to Invoice')).status, (await move('Pending')).status]).toEqual([200, 200])
})

it('a lead is followed up from the viewer’s day on', async () => {
  const { create } = await start()
  const lead = { firstName: 'Madonna', email: 'madonna@example.org', countryId: 2, source: 'Fair', consentToContact: 1 }
  expect((await create('Lead', { ...lead, followUpOn: '2026-11-19' })).data).toMatchObject({ fields: [{ field: 'followUpOn' }] })
  expect((await create('Lead', { ...lead, followUpOn: '2026-11-20' })).status).toBe(200)
})

it.each([
  ['dateOfBirth', '2012-11-22', '2012-11-23'],
  ['dateOfBirth', '1945-11-21', '1945-11-20'],
  ['passportExpiry', '2026-11-21', '2026-11-20'],
])('the %s of a student is judged by the viewer’s day: %s, not %s', async (field, taken, late) => {
  const { create } = await start()
  const student = { firstName: 'Efua', email: 'efua@example.org', placementType: 'Regular', yearId: 22, accessArrangements: 'None' }
  expect((await create('Student', { ...student, [field]: late })).data).toMatchObject({ fields: [{ field }] })
  expect((await create('Student', { ...student, [field]: taken })).status).toBe(200)
})
