import { describe, expect, it } from 'vitest'
import { invoiceTotals } from '#machines/money/invoice-lines.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { createInvoiceCheck } from '#src/money/check-invoice.ts'
import { sendChecked, sessionHeaders, startAggregator } from '#tests/support/aggregator.ts'
import { apiRoot } from '#tests/support/contract-validator.ts'
import { recordsAs } from '#tests/support/records.ts'

const line = { description: 'Exam papers', quantity: 3, unitMinor: 3333, taxRate: 20 }
const draft = { variant: 'New', centreId: 26, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines: [line] }
/** Instalments of the draft, the last of which is due on a day. */
const thirdsUntil = (last: string) =>
  ['2027-03-01', '2027-04-01', last].map((dueDate, index) => ({ dueDate, amountMinor: index === 0 ? 4001 : 3999 }))
const dayMs = 86_400_000
const hundred = [{ ...line, quantity: 1, unitMinor: 10_000, taxRate: 0 }]

/** A signed-in person at an aggregator, with what is done with invoices there. */
async function start(username?: string) {
  const { handle, clock } = startAggregator()
  const person = await recordsAs(handle, username)
  const { call, succeed, callBadly, session } = person
  let requests = 0
  const requestId = () => `request-${(requests += 1)}`
  const create = async (change: object = {}) => {
    const { invoiceId } = await succeed<{ invoiceId: number }>('Invoice', 'create', {
      body: { ...draft, ...change, requestId: requestId() },
    })
    return invoiceId
  }
  const move = (id: number, status: string) => call('Invoice', 'move', { id, body: { status } })
  const read = (id: number) => succeed('Invoice', 'details', { id })
  return {
    ...person,
    handle,
    clock,
    create,
    move,
    read,
    issued: async (change: object = {}) => {
      const id = await create(change)
      await move(id, 'Ready to Invoice')
      expect(await move(id, 'Pending')).toMatchObject({ status: 200 })
      return id
    },
    pay: (invoiceId: number, amountMinor: number, change: object = {}) =>
      callBadly('Payment', 'create', {
        body: {
          invoiceId,
          amountMinor,
          receivedOn: '2026-11-01',
          method: 'Bank transfer',
          reference: `Transfer ${invoiceId} ${amountMinor} ${requests}`,
          requestId: requestId(),
          ...change,
        },
      }),
    credit: async (id: number, lines: readonly number[] = [], reason = 'Charged twice.') => {
      const response = await sendChecked(
        handle,
        new Request(`http://portal.test${apiRoot}/finance/invoice/credit/${encryptId(id)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(session ? sessionHeaders(session) : {}), logPermission: 'Modify' },
          body: JSON.stringify({ reason, lines }),
        }),
      )
      const { description, data } = (await response.json()) as { description: string; data: { invoiceId: number } | null }
      return { status: response.status, description, invoiceId: data?.invoiceId ?? 0 }
    },
  }
}

describe('a draft of an invoice', () => {
  it('has the totals of its lines, as the form shows them (CAT-MON-02)', async () => {
    const { create, read } = await start()
    expect(await read(await create())).toMatchObject({
      invoiceNumber: 'Draft',
      billTo: 'Baobab College Accra',
      partnerKind: 'Centre',
      ...invoiceTotals([{ ...line, discount: 0 }]),
      balanceMinor: 11_999,
      lines: [{ netMinor: 9999 }],
    })
  })

  it('names both sides with their addresses and tax numbers', async () => {
    const { create, read } = await start()
    expect(await read(await create())).toMatchObject({
      billToAddress: expect.stringMatching(/^26 College Road\nAccra\nGhana$/),
      billToTaxNumber: 'TIN 20418826-0001',
      sellerName: 'Pathway Education Ltd',
      sellerAddress: '8 Millgate, Manchester M1\nUnited Kingdom',
      sellerTaxNumber: 'VAT GB 204 1187 55',
    })
    const ofUniversity = await read(await create({ centreId: undefined, institutionId: 12 }))
    expect([ofUniversity['billToAddress'], ofUniversity['billToTaxNumber']]).toEqual([
      'Newcastle upon Tyne, United Kingdom',
      'VAT GB 300000012',
    ])
  })

  it.each([
    [{ centreId: undefined }, 'centreId', 'Bill to should not be blank!'],
    [{ institutionId: 12, centreId: 26 }, 'institutionId', 'Bill one partner only.'],
    [{ instalments: [{ dueDate: '2027-06-30', amountMinor: 10_000 }] }, 'instalments', 'Instalments make £100.00, not £119.99.'],
    [{ instalments: thirdsUntil('2027-07-30') }, 'dueDate', 'Choose the day of the last instalment, 30/07/2027.'],
    [{ instalments: thirdsUntil('2027-06-01') }, 'dueDate', 'Choose the day of the last instalment, 01/06/2027.'],
    [{ dueDate: '2026-11-01' }, 'dueDate', 'Choose a date from 21/11/2026.'],
    [
      { instalments: [{ dueDate: '2026-11-01', amountMinor: 4001 }, ...thirdsUntil('2027-06-30').slice(1)] },
      'instalments.0.dueDate',
      'Choose a date from 21/11/2026.',
    ],
    [
      { lines: [1, 2].map(() => ({ ...line, quantity: 1, unitMinor: 500_000_000_000, taxRate: 0 })) },
      'lines',
      'An invoice may come to £9,999,999,999.99 at most.',
    ],
  ])('with %j is refused at %s with the same text by form and server', async (change, field, description) => {
    const { callBadly } = await start()
    const given = { ...draft, ...change }
    const { status, data } = await callBadly('Invoice', 'create', { body: { ...given, requestId: 'r1' } })
    expect([status, data]).toEqual([400, { fields: [{ field, description }] }])
    const check = createInvoiceCheck(field === 'institutionId' ? 'institutionId' : 'centreId', () => '2026-11-21')
    expect([...check(given)]).toEqual([[field, description]])
  })

  it('is due no earlier than today', async () => {
    const { callBadly } = await start()
    const { data } = await callBadly('Invoice', 'create', { body: { ...draft, dueDate: '2026-01-01', requestId: 'r1' } })
    expect(data).toMatchObject({
      fields: [{ field: 'dueDate', description: expect.stringMatching(/^Choose a date from \d\d\/\d\d\/\d{4}\.$/) }],
    })
  })

  it('has no instalment before today, and none before its issue', async () => {
    const { callBadly, create, move, handle, clock } = await start()
    const beginningOn = (dueDate: string) => [{ dueDate, amountMinor: 4001 }, ...thirdsUntil('2027-06-30').slice(1)]
    const body = { ...draft, instalments: beginningOn('2026-11-01'), requestId: 'r1' }
    expect((await callBadly('Invoice', 'create', { body })).data).toEqual({
      fields: [{ field: 'instalments.0.dueDate', description: 'Choose a date from 21/11/2026.' }],
    })
    const id = await create({ instalments: beginningOn('2026-11-25') })
    await move(id, 'Ready to Invoice')
    clock.advance(7 * dayMs)
    const later = await recordsAs(handle)
    expect(await later.call('Invoice', 'move', { id, body: { status: 'Pending' } })).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'paymentStatus', description: 'An instalment is due before the day of issue.' }] },
    })
  })

  it('alone can be deleted', async () => {
    const { create, issued, call } = await start()
    const [kept, gone] = [await issued(), await create()]
    expect(await call('Invoice', 'remove', { body: { invoiceId: [kept, gone] } })).toMatchObject({ status: 409 })
    expect(await call('Invoice', 'remove', { body: { invoiceId: [gone] } })).toMatchObject({ status: 200 })
  })
})

describe('an issued invoice', () => {
  it('has the next number, without a gap, whoever else issues one (CAT-MON-03)', async () => {
    const { create, move, read } = await start()
    const ids = [await create(), await create()]
    for (const id of ids) await move(id, 'Ready to Invoice')
    await Promise.all(ids.map(async (id) => move(id, 'Pending')))
    const numbers = await Promise.all(ids.map(async (id) => Number(String((await read(id))['invoiceNumber']).slice(-5))))
    const [first = 0, second = 0] = numbers.toSorted((a, b) => a - b)
    expect(second - first).toBe(1)
    expect((await read(ids[0] ?? 0))['issueDate']).toBeDefined()
  })

  it('is one of several that were made ready and issued from the list, all of them or none', async () => {
    const { create, call, callBadly, read } = await start()
    const ids = [await create(), await create(), await create()]
    const shared = (invoiceId: readonly number[], status: string) => ({ body: { invoiceId, status } })
    await call('Invoice', 'setStatus', shared(ids.slice(0, 2), 'Ready to Invoice'))
    expect((await callBadly('Invoice', 'setStatus', shared(ids, 'Pending'))).status).toBe(409)
    expect((await read(ids[0] ?? 0))['invoiceNumber']).toBe('Draft')
    await call('Invoice', 'setStatus', shared(ids.slice(0, 2), 'Pending'))
    const numbers = await Promise.all(ids.map(async (id) => (await read(id))['invoiceNumber']))
    expect([Number(String(numbers[1]).slice(-5)) - Number(String(numbers[0]).slice(-5)), numbers[2]]).toEqual([1, 'Draft'])
  })

  it('is not changed any more (CAT-MON-04)', async () => {
    const { issued, read, callBadly } = await start()
    const id = await issued()
    const { updatedAt } = await read(id)
    expect(await callBadly('Invoice', 'update', { id, body: { ...draft, poNumber: 'PO 7', updatedAt } })).toMatchObject({
      status: 409,
      description: 'An issued invoice cannot be changed. Correct it by a credit note.',
      data: { kind: 'state', status: 'Pending' },
    })
  })

  it('is issued only from Ready to Invoice, and confirmed only when it is paid', async () => {
    const { create, issued, move } = await start()
    expect((await move(await create(), 'Pending')).status).toBe(409)
    expect((await move(await issued(), 'Confirmed')).status).toBe(409)
  })

  it('is Partially paid by 40 of 100, Paid by 60 more, and takes no more (CAT-MON-05)', async () => {
    const { issued, pay, read } = await start()
    const id = await issued({ lines: hundred })
    expect((await pay(id, 4000)).status).toBe(200)
    expect(await read(id)).toMatchObject({ paymentStatus: 'Partially paid', paidMinor: 4000, balanceMinor: 6000 })
    expect((await pay(id, 6000)).status).toBe(200)
    expect(await read(id)).toMatchObject({ paymentStatus: 'Paid', balanceMinor: 0 })
    expect((await pay(id, 1)).data).toEqual({ fields: [{ field: 'amountMinor', description: 'The balance is £0.00.' }] })
  })

  it('is open again once a payment is reversed with a reason', async () => {
    const { issued, pay, read, call } = await start()
    const id = await issued({ lines: hundred })
    const { data } = await pay(id, 10_000)
    const paymentId = Number(data['paymentId'])
    expect((await call('Payment', 'move', { id: paymentId, body: { status: -1, comment: '' } })).status).toBe(400)
    expect((await call('Payment', 'move', { id: paymentId, body: { status: -1, comment: 'Bounced.' } })).status).toBe(200)
    expect(await read(id)).toMatchObject({ paymentStatus: 'Pending', paidMinor: 0, balanceMinor: 10_000 })
  })

  it('has no balance after a full credit note, and takes no second one (CAT-MON-06)', async () => {
    const { issued, credit, read, move } = await start()
    const id = await issued({ lines: hundred })
    const { status, invoiceId } = await credit(id)
    expect(status).toBe(200)
    expect(await read(invoiceId)).toMatchObject({ creditOf: id, totalMinor: -10_000, reason: 'Charged twice.' })
    expect(await read(id)).toMatchObject({ balanceMinor: 0, creditedMinor: 10_000 })
    expect(await credit(id)).toMatchObject({ status: 400, description: 'The invoice has been credited in full.' })
    expect(await credit(invoiceId)).toMatchObject({ status: 409, description: 'Only an issued invoice can be credited.' })
    expect(await move(id, 'Confirmed')).toMatchObject({ status: 409, data: { kind: 'state', status: 'Credited' } })
  })

  it('that charges nothing is paid at once, can be confirmed, and takes no credit note', async () => {
    const { issued, credit, read, move, succeed } = await start()
    const id = await issued({ lines: [{ ...line, discount: 100 }] })
    expect(await read(id)).toMatchObject({ paymentStatus: 'Paid', totalMinor: 0, balanceMinor: 0 })
    expect(await credit(id)).toMatchObject({ status: 400, description: 'Nothing is left to credit of this invoice.' })
    const { list: notes = [] } = await succeed('Invoice', 'list', { query: { creditOf: id } })
    expect(notes).toEqual([])
    expect((await move(id, 'Confirmed')).status).toBe(200)
    expect(await read(id)).toMatchObject({ paymentStatus: 'Confirmed' })
  })

  it('that was paid and then credited in full is not confirmed', async () => {
    const { issued, pay, credit, move } = await start()
    const id = await issued({ lines: hundred })
    await pay(id, 10_000)
    await credit(id)
    expect(await move(id, 'Confirmed')).toMatchObject({ status: 409 })
  })

  it('is read as Credited once nothing is left of it, and its note as a credit note, by every list and count', async () => {
    const { issued, credit, read, succeed } = await start()
    const id = await issued({ lines: hundred })
    const { invoiceId } = await credit(id)
    expect([(await read(id))['paymentStatus'], (await read(invoiceId))['paymentStatus']]).toEqual(['Credited', 'Credit note'])
    const { list = [] } = await succeed('Invoice', 'list', { query: { statusId: 'Credited', pageSize: 1000 } })
    expect(list).toContainEqual(expect.objectContaining({ invoiceId: id }))
    const { statusCounts, list: paid = [] } = await succeed('Invoice', 'list', { query: { statusId: 'Paid', pageSize: 1000 } })
    expect(statusCounts).toMatchObject({ Credited: 7, 'Credit note': 7 })
    expect(paid.filter((one) => one['creditOf'] !== undefined || one['creditedMinor'] === one['totalMinor'])).toEqual([])
  })

  it('is credited by its lines up to what is left', async () => {
    const { issued, credit, read } = await start()
    const id = await issued({ lines: [...hundred, ...hundred] })
    expect((await credit(id, [2])).status).toBe(200)
    expect(await read(id)).toMatchObject({ balanceMinor: 10_000, creditedMinor: 10_000 })
    expect(await credit(id)).toMatchObject({ status: 400, description: 'Only £100.00 can still be credited.' })
    expect(await credit(id, [3])).toMatchObject({ status: 400, description: 'Choose lines of this invoice.' })
    expect(await credit(id, [1], ' ')).toMatchObject({ status: 400, description: 'Reason should not be blank!' })
  })

  it('is credited once by each of its lines, even while the sum would still fit', async () => {
    const { issued, credit, read } = await start()
    const id = await issued({ lines: [...hundred, { ...line, description: 'Visit', quantity: 1, unitMinor: 50_000 }] })
    expect((await credit(id, [1])).status).toBe(200)
    expect(await read(id)).toMatchObject({ creditedLines: [{ line: 1, creditedMinor: 10_000 }] })
    expect(await credit(id, [1])).toMatchObject({ status: 400, description: 'Nothing is left to credit of “Exam papers”.' })
    expect((await credit(id, [2])).status).toBe(200)
    expect(await read(id)).toMatchObject({ creditedMinor: 70_000, balanceMinor: 0 })
  })
})

describe('payments', () => {
  it('are received for issued invoices only, and not in the future', async () => {
    const { create, issued, pay } = await start()
    expect((await pay(await create(), 1)).data).toEqual({
      fields: [{ field: 'invoiceId', description: 'Choose an invoice that has been issued.' }],
    })
    const { data } = await pay(await issued(), 1, { receivedOn: '2027-11-23' })
    expect(data).toMatchObject({ fields: [{ field: 'receivedOn' }] })
  })

  it('have a reference of their own: one that is taken is a conflict at its field', async () => {
    const { issued, pay } = await start()
    const id = await issued({ lines: hundred })
    expect((await pay(id, 1000, { reference: 'BACS 7' })).status).toBe(200)
    const fields = [{ field: 'reference', description: 'This Reference is already in use.' }]
    expect(await pay(id, 1000, { reference: ' bacs 7' })).toMatchObject({ status: 409, data: { fields } })
    // With something else wrong it is one of several wrong fields.
    expect((await pay(id, 0, { reference: 'BACS 7' })).status).toBe(400)
  })

  it('are neither changed nor deleted', async () => {
    const { issued, pay, call, succeed, callBadly } = await start()
    const paymentId = Number((await pay(await issued(), 100)).data['paymentId'])
    const { updatedAt } = await succeed('Payment', 'details', { id: paymentId })
    expect((await callBadly('Payment', 'update', { id: paymentId, body: { updatedAt } })).status).toBe(409)
    expect((await call('Payment', 'remove', { body: { paymentId: [paymentId] } })).status).toBe(409)
  })
})

describe('a partner', () => {
  it.each([
    ['centre@centre.test', 'centreId', 26],
    ['university@university.test', 'institutionId', 12],
  ])('%s sees its own issued invoices and payments only, and takes no step with them (CAT-MON-22)', async (username, field, id) => {
    const { succeed, call, credit, handle } = await start(username)
    const { list = [] } = await succeed('Invoice', 'list', { query: { pageSize: 100 } })
    const everyone = await recordsAs(handle)
    const { list: all = [] } = await everyone.succeed('Invoice', 'list', { query: { pageSize: 100, [field]: id } })
    expect(all.length).toBeGreaterThanOrEqual(10)
    const issued = all.filter(({ issueDate }) => issueDate !== undefined)
    expect(issued.length).toBeLessThan(all.length)
    expect(list.map(({ invoiceId }) => invoiceId)).toEqual(issued.map(({ invoiceId }) => invoiceId))
    const unissued = all.find(({ issueDate }) => issueDate === undefined)
    expect((await call('Invoice', 'details', { id: Number(unissued?.['invoiceId']) })).status).toBe(404)
    const payments = await succeed('Payment', 'list', { query: { pageSize: 100 } })
    expect(new Set(payments.list?.map((one) => one[field]))).toEqual(new Set([id]))
    const paid = list.find(({ paymentStatus }) => paymentStatus === 'Paid')
    expect((await call('Invoice', 'move', { id: Number(paid?.['invoiceId']), body: { status: 'Confirmed' } })).status).toBe(403)
    expect((await credit(Number(paid?.['invoiceId']))).status).toBe(403)
    expect((await call('Invoice', 'details', { id: 139 })).status).toBe(404)
  })
})

describe('the seeds of invoices', () => {
  it('agree with their payments and credit notes', async () => {
    const { succeed } = await start()
    const { list: all = [] } = await succeed('Invoice', 'list', { query: { pageSize: 1000 } })
    const { list: payments = [] } = await succeed('Payment', 'list', { query: { pageSize: 1000 } })
    const sumOf = (invoiceId: unknown) =>
      payments
        .filter((one) => one['invoiceId'] === invoiceId && one['status'] === 1)
        .reduce((sum, one) => sum + Number(one['amountMinor']), 0)
    expect(all.filter((one) => sumOf(one['invoiceId']) !== Number(one['paidMinor'])).map((one) => one['invoiceId'])).toEqual([])
    const numbers = all.flatMap((one) => (one['invoiceNumber'] === 'Draft' ? [] : [String(one['invoiceNumber'])]))
    expect(numbers.toSorted().map((number) => Number(number.slice(-5)))).toEqual(numbers.map((_, index) => index + 1))
    expect(all.filter((one) => one['creditOf'] !== undefined)).toHaveLength(6)
  })
})
