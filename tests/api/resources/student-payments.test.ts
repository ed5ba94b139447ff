import { describe, expect, it, vi } from 'vitest'
import { requestOf, signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const origin = 'http://portal.test'

/** Student 3001, who has a Pending and a Partially paid invoice, and an administrator beside them. */
async function start() {
  const { handle } = startAggregator()
  const student = await signInOver(handle, 'student@student.test')
  const admin = await recordsAs(handle)
  const invoices = () => student.succeed('listStudentInvoices')
  const [partly, pending] = await invoices()
  if (!partly || !pending) throw new Error('The student has no invoices.')
  const bodyOf = ({ studentInvoiceId, balanceMinor, currency }: typeof partly) => ({
    studentInvoiceId,
    amountMinor: balanceMinor,
    currency,
  })
  const settle = (orderId: string, provider: 'PayPal' | 'Card' = 'PayPal') =>
    student.call('updatePaymentStatus', { body: { provider, orderId } })
  return {
    handle,
    student,
    admin,
    partly,
    invoices,
    body: bodyOf(partly),
    settle,
    statusOf: async (id: number) => (await invoices()).find(({ studentInvoiceId }) => studentInvoiceId === id)?.paymentStatus,
    paypal: () => student.succeed('createPaypalOrder', { body: bodyOf(partly) }),
    token: async () => (await student.succeed('createCardToken', { body: { studentInvoiceId: partly.studentInvoiceId } })).clientToken,
    charge: (nonce: string, change: object = {}) =>
      student.call('chargeCard', { body: { ...bodyOf(partly), paymentMethodNonce: nonce, ...change } }),
    /** What the person does on PayPal's page; gives the address that it leads to. */
    decide: async (approvalUrl: string, decision: string) =>
      (await handle(new Request(origin + approvalUrl, { method: 'POST', body: new URLSearchParams({ decision }) }))).headers.get(
        'location',
      ),
  }
}

describe("a student's invoices", () => {
  it('are the issued ones of the student alone, with what is paid of each', async () => {
    const { invoices, handle } = await start()
    expect((await invoices()).map(({ studentInvoiceId, paymentStatus }) => [studentInvoiceId, paymentStatus])).toEqual([
      [140, 'Partially paid'],
      [139, 'Pending'],
    ])
    for (const { paidMinor, payments } of await invoices()) {
      expect(payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(paidMinor)
      const days = payments.map(({ receivedOn }) => receivedOn)
      expect(days).toEqual(days.toSorted().toReversed())
    }
    const other = await signInOver(handle, 'newstudent@student.test')
    expect(await other.succeed('listStudentInvoices')).toEqual([])
  })
})

describe('an attempt that is not settled', () => {
  it('is told with its invoice until it is', async () => {
    const { invoices, token, settle, partly } = await start()
    const attempts = async () => (await invoices()).map(({ studentInvoiceId, openAttempt }) => [studentInvoiceId, openAttempt])
    const orderId = await token()
    expect(await attempts()).toEqual([
      [partly.studentInvoiceId, { orderId, provider: 'Card' }],
      [139, undefined],
    ])
    await settle(orderId, 'Card')
    expect((await attempts())[0]).toEqual([partly.studentInvoiceId, undefined])
  })
})

describe("a centre's invoices", () => {
  it('are paid in the same way, and the provider sees the status', async () => {
    const { handle, admin, decide } = await start()
    const centre = await signInOver(handle, 'centre@centre.test')
    const own = await centre.succeed('listStudentInvoices')
    const open = own.find(({ balanceMinor }) => balanceMinor > 0)
    if (!open) throw new Error('The centre has nothing to pay.')
    const { studentInvoiceId: id, balanceMinor: amountMinor, currency } = open
    const { orderId, approvalUrl } = await centre.succeed('createPaypalOrder', { body: { studentInvoiceId: id, amountMinor, currency } })
    await decide(approvalUrl, 'pay')
    await centre.succeed('updatePaymentStatus', { body: { provider: 'PayPal', orderId } })
    expect(await admin.succeed('Invoice', 'details', { id })).toMatchObject({ centreId: 26, paymentStatus: 'Paid', balanceMinor: 0 })
  })

  it('are those of its own, which universities and the provider do not pay here', async () => {
    const { handle, student, partly } = await start()
    const centre = await signInOver(handle, 'centre@centre.test')
    const [own] = await centre.succeed('listStudentInvoices')
    const bodyOf = (studentInvoiceId: number) => ({ body: { studentInvoiceId } })
    expect((await centre.refuse('createCardToken', bodyOf(partly.studentInvoiceId)))[0]).toBe(404)
    expect((await student.refuse('createCardToken', bodyOf(own?.studentInvoiceId ?? 0)))[0]).toBe(404)
    const university = await signInOver(handle, 'university@university.test')
    expect((await university.refuse('listStudentInvoices'))[0]).toBe(403)
  })
})

describe('a payment by PayPal', () => {
  it('is taken once, however often it is approved and asked about (CAT-MON-10)', async () => {
    const { paypal, decide, settle, statusOf, invoices, partly, student, body } = await start()
    const { orderId, approvalUrl } = await paypal()
    expect(await decide(approvalUrl, 'pay')).toBe(`/payment-method/success?orderId=${orderId}`)
    expect(await decide(approvalUrl, 'pay')).toBe(`/payment-method/success?orderId=${orderId}`)
    const answers = [await settle(orderId), await settle(orderId)]
    const reference = `PAYPAL-${orderId.toUpperCase()}`
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { paymentStatus: 'Paid', reference } })
    expect(await statusOf(partly.studentInvoiceId)).toBe('Paid')
    const [paid] = await invoices()
    expect(paid?.payments[0]).toMatchObject({ orderId })
    expect(paid?.payments.filter((one) => one.orderId === orderId)).toEqual([
      { reference, receivedOn: '2026-11-21', amountMinor: partly.balanceMinor, method: 'PayPal', orderId },
    ])
    expect(await student.succeed('getPaymentDetails', { query: { orderId } })).toMatchObject({
      state: 'Paid',
      reference,
      paidOn: '2026-11-21',
    })
    expect(await student.refuse('createPaypalOrder', { body })).toEqual([409, 'The invoice is paid.'])
  })

  it('that is cancelled or declined takes nothing (CAT-MON-11)', async () => {
    const { paypal, decide, settle, statusOf, partly } = await start()
    const cancelled = await paypal()
    expect(await decide(cancelled.approvalUrl, 'cancel')).toBe(`/payment-method?orderId=${cancelled.orderId}`)
    expect(await settle(cancelled.orderId)).toMatchObject({ status: 400, description: 'The payment was cancelled. No money was taken.' })
    const failed = await paypal()
    await decide(failed.approvalUrl, 'fail')
    expect(await settle(failed.orderId)).toMatchObject({ status: 400, description: 'PayPal declined the payment. No money was taken.' })
    expect(await statusOf(partly.studentInvoiceId)).toBe('Partially paid')
  })

  it('that is abandoned is closed when it is asked about: an approval after that takes nothing', async () => {
    const { paypal, decide, settle, statusOf, partly } = await start()
    const { orderId, approvalUrl } = await paypal()
    expect((await settle(orderId)).status).toBe(400)
    expect(await decide(approvalUrl, 'pay')).toBe(`/payment-method?orderId=${orderId}`)
    expect((await settle(orderId)).status).toBe(400)
    expect(await statusOf(partly.studentInvoiceId)).toBe('Partially paid')
  })

  it('takes no more than the balance at the moment of the approval', async () => {
    const { paypal, decide, settle, admin, partly, statusOf } = await start()
    const { orderId, approvalUrl } = await paypal()
    const body = { invoiceId: partly.studentInvoiceId, amountMinor: 1, receivedOn: '2026-11-20', method: 'Bank transfer', reference: 'T1' }
    await admin.succeed('Payment', 'create', { body: { ...body, requestId: 'one' } })
    await decide(approvalUrl, 'pay')
    expect(await settle(orderId)).toMatchObject({
      status: 400,
      description: expect.stringMatching(/^Meanwhile the balance is .* No money was taken\.$/),
    })
    expect(await statusOf(partly.studentInvoiceId)).toBe('Partially paid')
  })

  it('asks on a page of its own, which says nothing of other orders', async () => {
    const { paypal, handle, decide } = await start()
    const { approvalUrl } = await paypal()
    const page = await handle(new Request(origin + approvalUrl))
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/Pay £.* for invoice PW-2026-\d{5}\?.*Cancel.*Fail/)])
    expect((await handle(new Request(`${origin}/__aggregator/paypal/${'0'.repeat(24)}`))).status).toBe(404)
    expect(await decide(approvalUrl, 'steal')).toBeNull()
  })
})

describe('a payment by card', () => {
  it('is charged once for a nonce', async () => {
    const { token, charge, settle, statusOf, partly } = await start()
    const clientToken = await token()
    expect(await charge('fake-valid-nonce-1')).toMatchObject({ status: 200, data: { paymentStatus: 'Paid' } })
    expect(await charge('fake-valid-nonce-1')).toMatchObject({ status: 409, data: { kind: 'ended' } })
    expect(await settle(clientToken, 'Card')).toMatchObject({ status: 200, data: { reference: `CARD-${clientToken.toUpperCase()}` } })
    expect(await statusOf(partly.studentInvoiceId)).toBe('Paid')
  })

  it('that is declined takes nothing and allows another try (CAT-MON-12)', async () => {
    const { token, charge, statusOf, partly } = await start()
    await token()
    expect(await charge('fake-processor-declined-nonce-1')).toMatchObject({
      status: 400,
      description: 'The card was declined. No money was taken.',
    })
    expect(await statusOf(partly.studentInvoiceId)).toBe('Partially paid')
    await token()
    expect((await charge('fake-valid-nonce-2')).status).toBe(200)
  })

  it('whose answer never comes is found when it is asked about, and not charged again (CAT-MON-13)', async () => {
    const { token, settle, student, handle, body, partly, statusOf } = await start()
    const clientToken = await token()
    const stop = new AbortController()
    const sent = requestOf('chargeCard', { body: { ...body, paymentMethodNonce: 'fake-unanswered-nonce-1' } }, student.session)
    const answer = handle(new Request(sent, { signal: stop.signal }))
    // It has arrived: how long its body takes to be read differs between versions of Node.
    await vi.waitFor(async () => expect(await statusOf(partly.studentInvoiceId)).toBe('Paid'))
    const outcome = Promise.race([answer.then(() => 'answered'), settle(clientToken, 'Card')])
    expect(await outcome).toMatchObject({ status: 200, data: { paymentStatus: 'Paid' } })
    stop.abort()
    await expect(answer).rejects.toThrow()
    expect(await statusOf(partly.studentInvoiceId)).toBe('Paid')
  })

  it('needs an open attempt, the currency and the balance of the invoice', async () => {
    const { token, charge, partly } = await start()
    expect((await charge('fake-valid-nonce-1')).status).toBe(409)
    await token()
    expect(await charge('fake-valid-nonce-2', { currency: 'EUR' })).toMatchObject({ status: 400, description: 'The invoice is in GBP.' })
    await token()
    expect((await charge('fake-valid-nonce-3', { amountMinor: partly.balanceMinor + 1 })).description).toMatch(/^The balance is £/)
  })
})

describe('a second attempt', () => {
  it('at an invoice is refused while the first is open, and says which that is (CAT-MON-15)', async () => {
    const { paypal, token, student, body, settle } = await start()
    const { orderId } = await paypal()
    const second = await student.call('createCardToken', { body: { studentInvoiceId: body.studentInvoiceId } })
    expect(second).toMatchObject({ status: 409, data: { kind: 'open', orderId, provider: 'PayPal' } })
    expect((await student.call('createPaypalOrder', { body })).status).toBe(409)
    await settle(orderId)
    await expect(token()).resolves.toEqual(expect.any(String))
  })
})

describe('payments of other students', () => {
  it('are not found', async () => {
    const { paypal, handle, body } = await start()
    const { orderId } = await paypal()
    const other = await signInOver(handle, 'newstudent@student.test')
    const calls = [
      () => other.refuse('getPaymentDetails', { query: { orderId } }),
      () => other.refuse('updatePaymentStatus', { body: { provider: 'PayPal', orderId } }),
      () => other.refuse('createPaypalOrder', { body }),
      () => other.refuse('createCardToken', { body: { studentInvoiceId: body.studentInvoiceId } }),
    ]
    for (const call of calls) expect((await call())[0]).toBe(404)
  })
})
