import { describe, expect, it } from 'vitest'
import { openStatuses } from '#openapi/money/open-invoice.ts'
import { nextInstalment } from '#machines/money/instalments.ts'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const dayMs = 86_400_000
const line = { description: 'Exam papers', quantity: 1, unitMinor: 10_000, taxRate: 0 }
type Person = Awaited<ReturnType<typeof start>>

const charged = { variant: 'New', centreId: 26, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines: [line] }

/** An administrator with an issued invoice of 100.00, and the mail that goes out. */
async function start() {
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = []
  const { handle, clock } = startAggregator({ sendMail: (mail) => void mails.push(mail) })
  const person = await recordsAs(handle)
  const caller = createCaller(handle, person.session)
  let requests = 0
  const requestId = () => `request-${(requests += 1)}`
  const issue = async (partner: object = { centreId: 26 }) => {
    const body = { ...charged, centreId: undefined, ...partner, requestId: requestId() }
    const { invoiceId } = await person.succeed<{ invoiceId: number }>('Invoice', 'create', { body })
    for (const status of ['Ready to Invoice', 'Pending']) await person.call('Invoice', 'move', { id: invoiceId, body: { status } })
    return invoiceId
  }
  const invoiceId = await issue()
  const create = (change: object = {}) =>
    person.callBadly('PaymentRequest', 'create', {
      body: { invoiceId, amountMinor: 6000, dueDate: '2026-12-24', requestId: requestId(), ...change },
    })
  return {
    ...person,
    handle,
    clock,
    mails,
    invoiceId,
    issue,
    create,
    made: async (change: object = {}) => Number((await create(change)).data['paymentRequestId']),
    read: (id: number) => person.succeed('PaymentRequest', 'details', { id }),
    send: (id: number) => caller.call('sendPaymentRequest', { path: { id } }),
    remind: (id: number) => caller.call('remindPaymentRequest', { path: { id } }),
    pay: (amountMinor: number) =>
      person.succeed<{ paymentId: number }>('Payment', 'create', {
        body: {
          invoiceId,
          amountMinor,
          receivedOn: '2026-11-20',
          method: 'Bank transfer',
          reference: `T${requests}`,
          requestId: requestId(),
        },
      }),
  }
}

describe('a payment request', () => {
  it('is of the partner of its invoice, for no more than the balance', async () => {
    const { create, made, read } = await start()
    expect(await read(await made())).toMatchObject({
      billTo: 'Baobab College Accra',
      centreId: 26,
      currency: 'GBP',
      paymentStatus: 'Draft',
    })
    expect((await create({ amountMinor: 10_001 })).data).toEqual({
      fields: [{ field: 'amountMinor', description: 'The balance is £100.00.' }],
    })
    expect((await create({ dueDate: '2026-11-19' })).data).toMatchObject({ fields: [{ field: 'dueDate' }] })
  })

  it('is for an issued invoice only', async () => {
    const { create, succeed } = await start()
    const { invoiceId } = await succeed<{ invoiceId: number }>('Invoice', 'create', { body: { ...charged, requestId: 'draft' } })
    expect((await create({ invoiceId })).data).toEqual({
      fields: [{ field: 'invoiceId', description: 'Choose an issued invoice that is not paid yet.' }],
    })
  })

  it('is taken for each invoice that the form offers, and for no other', async () => {
    const { create, succeed } = await start()
    const query = { searchText: '', pageSize: 500 }
    const idsOf = async (more: object) => {
      const found = await succeed<readonly { readonly id: number }[]>('Invoice', 'options', { query: { ...query, ...more } })
      return new Set(found.map(({ id }) => id))
    }
    const offered = await idsOf({ statusId: openStatuses.join(',') })
    const all = await idsOf({})
    const taken = new Set<number>()
    for (const invoiceId of all) if ((await create({ invoiceId, amountMinor: 1 })).status === 200) taken.add(invoiceId)
    expect(taken).toEqual(offered)
    expect([offered.size > 0, all.size > offered.size]).toEqual([true, true])
  })

  it('is sent once, by mail, and not changed or deleted afterwards', async () => {
    const { made, send, read, callBadly, call, mails } = await start()
    const id = await made({ message: 'Thank you.' })
    expect(await send(id)).toMatchObject({ status: 200, data: { reminders: 0 } })
    expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Payment request PR-/), text: '£60.00 by 24/12/2026. Thank you.' }])
    expect(await send(id)).toMatchObject({ status: 409, description: 'The payment request has been sent already.' })
    const { updatedAt, invoiceId } = await read(id)
    const body = { invoiceId, amountMinor: 1, dueDate: '2026-12-24', updatedAt }
    expect((await callBadly('PaymentRequest', 'update', { id, body })).status).toBe(409)
    expect((await call('PaymentRequest', 'remove', { body: { paymentRequestId: [id] } })).status).toBe(409)
    expect(mails).toHaveLength(1)
  })

  it.each([
    [
      'a university',
      { institutionId: 1 },
      async ({ succeed }: Person) => (await succeed('UniversityRelation', 'details', { id: 1 }))['invoiceEmail'],
    ],
    ['a student', { studentId: 3001 }, async ({ succeed }: Person) => (await succeed('Student', 'details', { id: 3001 }))['email']],
  ])('is mailed to %s', async (_, partner, addressOf) => {
    const person = await start()
    const id = await person.made({ invoiceId: await person.issue(partner) })
    expect((await person.send(id)).status).toBe(200)
    expect(person.mails.map(({ to }) => to)).toEqual([await addressOf(person)])
  })

  it('is not sent where who is billed has no e-mail, and stays a draft', async () => {
    const { made, read, send, mails, succeed, issue } = await start()
    const university = {
      universityName: 'Newhaven',
      universityCode: 'NHV',
      shortName: 'Newhaven',
      countryId: 1,
      city: 'Newhaven',
      institutionTypeId: 1,
    }
    const { institutionId } = await succeed('University', 'create', { body: { ...university, requestId: 'university' } })
    const id = await made({ invoiceId: await issue({ institutionId }) })
    expect(await send(id)).toMatchObject({ status: 400, description: 'The payment request was not sent: who is billed has no e-mail.' })
    expect([(await read(id))['paymentStatus'], mails]).toEqual(['Draft', []])
  })

  it('keeps the number that it had as a draft', async () => {
    const { made, read, send, mails, call } = await start()
    const deleted = await made()
    await call('PaymentRequest', 'remove', { body: { paymentRequestId: [deleted] } })
    const id = await made()
    const { requestNumber } = await read(id)
    await send(id)
    expect((await read(id))['requestNumber']).toBe(requestNumber)
    expect(mails.map(({ subject }) => subject)).toEqual([`Payment request ${String(requestNumber)}`])
  })

  it('is reminded of once a day at most, while it is open', async () => {
    const { made, send, remind, mails, pay } = await start()
    const id = await made()
    expect(await remind(id)).toMatchObject({ status: 409 })
    await send(id)
    expect(await remind(id)).toMatchObject({ status: 200, data: { reminders: 1 } })
    expect(await remind(id)).toMatchObject({ status: 400, description: 'A reminder was sent today.' })
    expect(mails).toHaveLength(2)
    await pay(10_000)
    expect(await remind(id)).toMatchObject({ status: 409, description: 'Only an open payment request can be reminded of.' })
  })

  it('is reminded of again on the next day', async () => {
    const { made, send, remind, clock, handle } = await start()
    const id = await made()
    await send(id)
    await remind(id)
    clock.advance(dayMs)
    const { session } = await recordsAs(handle)
    const again = await createCaller(handle, session).call('remindPaymentRequest', { path: { id } })
    expect(again).toMatchObject({ status: 200, data: { reminders: 2 } })
  })

  it('follows what is paid after it was sent, and a reversal', async () => {
    const { made, send, read, pay, call } = await start()
    await pay(1000)
    const id = await made()
    await send(id)
    expect(await read(id)).toMatchObject({ paymentStatus: 'Pending' })
    await pay(2000)
    expect(await read(id)).toMatchObject({ paymentStatus: 'Partially paid' })
    const { paymentId } = await pay(4000)
    expect(await read(id)).toMatchObject({ paymentStatus: 'Paid' })
    await call('Payment', 'move', { id: paymentId, body: { status: -1, comment: 'Bounced.' } })
    expect(await read(id)).toMatchObject({ paymentStatus: 'Partially paid' })
  })

  it('is seen by its partner once it is sent, who can send none (CAT-MON-22)', async () => {
    const { made, send, handle } = await start()
    const id = await made()
    const centre = await recordsAs(handle, 'centre@centre.test')
    expect((await centre.call('PaymentRequest', 'details', { id })).status).toBe(404)
    await send(id)
    expect((await centre.call('PaymentRequest', 'details', { id })).status).toBe(200)
    const { list = [] } = await centre.succeed('PaymentRequest', 'list', { query: { pageSize: 100 } })
    expect([new Set(list.map(({ centreId }) => centreId)), list.filter((one) => one['paymentStatus'] === 'Draft')]).toEqual([
      new Set([26]),
      [],
    ])
    expect((await createCaller(handle, centre.session).call('remindPaymentRequest', { path: { id } })).status).toBe(403)
  })
})

describe('the amount that is asked for', () => {
  it.each([
    [[33_334, 33_333, 33_333], 100_000, 33_334],
    [[33_334, 33_333, 33_333], 90_000, 23_334],
    [[33_334, 33_333, 33_333], 66_666, 33_333],
    [[33_334, 33_333, 33_333], 1, 1],
    [[], 500, 500],
  ])('of instalments %j with %i open is %i', (instalments, balanceMinor, amount) => {
    expect(nextInstalment(instalments, { totalMinor: 100_000, balanceMinor })).toBe(amount)
  })
})
