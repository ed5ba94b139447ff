import { describe, expect, it } from 'vitest'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const line = { description: 'Exam papers <اختبار>', quantity: 1, unitMinor: 10_000, taxRate: 0 }
const draft = { variant: 'New', centreId: 26, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines: [line] }

async function start(username?: string) {
  const { handle } = startAggregator()
  const person = await recordsAs(handle, username)
  const caller = createCaller(handle, person.session)
  return {
    ...person,
    handle,
    caller,
    create: async (change: object = {}) => {
      const body = { ...draft, ...change, requestId: 'r1' }
      const { invoiceId } = await person.succeed<{ invoiceId: number }>('Invoice', 'create', { body })
      return invoiceId
    },
    /** The invoice as it is now, with what a step is sent with. */
    asRead: async (id: number) => {
      const read = await person.succeed('Invoice', 'details', { id })
      return { read, input: { path: { id }, body: { updatedAt: read['updatedAt'] as { date: string } } } }
    },
  }
}

describe('an invoice', () => {
  it('takes each step of its way by a call of its own', async () => {
    const { caller, create, asRead, succeed } = await start()
    const id = await create()
    const step = async (operation: 'readyInvoice' | 'draftInvoice' | 'issueInvoice' | 'confirmInvoice') => {
      await caller.succeed(operation, (await asRead(id)).input)
      return (await asRead(id)).read['paymentStatus']
    }
    expect(await step('readyInvoice')).toBe('Ready to Invoice')
    expect(await step('draftInvoice')).toBe('Draft')
    await step('readyInvoice')
    expect(await step('issueInvoice')).toBe('Pending')
    const payment = { invoiceId: id, amountMinor: 10_000, receivedOn: '2026-11-01', method: 'Card', reference: 'Card 1', requestId: 'r2' }
    await succeed('Payment', 'create', { body: payment })
    expect(await step('confirmInvoice')).toBe('Confirmed')
    const today = '2026-11-21'
    expect((await asRead(id)).read).toMatchObject({ readyOn: today, issueDate: today, paidOn: '2026-11-01', confirmedOn: today })
  })

  it('takes no step that its status does not allow, and none for a person who read it before another one changed it', async () => {
    const { caller, create, asRead } = await start()
    const id = await create()
    const before = (await asRead(id)).input
    expect(await caller.call('issueInvoice', before)).toMatchObject({ status: 409, data: { kind: 'state', status: 'Draft' } })
    await caller.succeed('readyInvoice', before)
    expect(await caller.call('issueInvoice', before)).toMatchObject({ status: 409, data: { kind: 'changed' } })
    expect(await caller.call('readyInvoice', before)).toMatchObject({ status: 409, data: { kind: 'state' } })
  })

  it('is moved by those who may change it alone, and read as a file by those who may download it', async () => {
    const { caller, list } = await start('centre@centre.test').then(async (centre) => ({
      ...centre,
      list: (await centre.succeed('Invoice', 'list', { query: { pageSize: 1 } })).list ?? [],
    }))
    const path = { id: Number(list[0]?.['invoiceId']) }
    expect((await caller.call('confirmInvoice', { path, body: { updatedAt: { date: '2026-11-01 09:00:00.000000' } } })).status).toBe(403)
    expect((await caller.call('downloadInvoice', { path })).status).toBe(200)
    expect((await caller.call('downloadInvoice', { path: { id: 1 } })).status).toBe(404)
    const viewer = await start('viewer@ncuk.test')
    expect((await viewer.caller.call('downloadInvoice', { path })).status).toBe(403)
  })

  it('is a file with its number, its lines and its totals', async () => {
    const { caller, create } = await start()
    const { fileName, mediaType, content } = await caller.succeed('downloadInvoice', { path: { id: await create() } })
    expect([fileName, mediaType]).toEqual(['Invoice Draft.html', 'text/html'])
    // A description in another script, with signs of markup.
    for (const text of ['Baobab College Accra', '£100.00', 'Pathway Education Ltd']) expect(content).toContain(text)
    expect(content).toContain('<td>Exam papers &lt;اختبار&gt;</td>')
  })

  it('shows as a file all that its amounts are made of, with its note and its instalments, as its page does', async () => {
    const { caller, create } = await start()
    const lines = [
      { description: 'Tuition', detail: '3 months', quantity: 3, unitMinor: 3333, discount: 15, taxRate: 20 },
      { description: 'Books', quantity: 1, unitMinor: 1000, taxRate: 0 },
    ]
    const instalments = ['2027-01-30', '2027-06-30'].map((dueDate, index) => ({ dueDate, amountMinor: 5600 - index }))
    const id = await create({ lines, instalments, note: 'Please pay in pounds.', poNumber: 'PO-77' })
    const { content } = await caller.succeed('downloadInvoice', { path: { id } })
    const words = content
      .replace(/<style>.*?<\/style>/s, '')
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|')
    for (const part of [
      '|Description|Quantity|Unit price|Discount|Tax|Net|',
      '|Tuition|3 months|3|£33.33|15 %|20 %|£84.99|',
      '|Books|1|£10.00|0 %|£10.00|',
      '|Net|£94.99|Tax 20 % on £84.99|£17.00|Total|£111.99|Paid|£0.00|To pay|£111.99|',
      '|Please pay in pounds.|',
      '|Their Reference|PO-77|',
      '|Instalments|30/01/2027|£56.00|30/06/2027|£55.99|',
    ])
      expect(words).toContain(part)
    // The file needs no other file, and shows the sender's mark.
    expect(content).toMatch(/<svg .*Pathway/)
    expect(content).not.toMatch(/<script|<link|src=/)
  })

  it('comes with others in one file, for those who may download, and with none that is not theirs', async () => {
    const { caller, create, handle } = await start()
    const invoiceId = [await create(), 1]
    const { link, fileName } = await caller.succeed('downloadInvoices', { body: { invoiceId: [...invoiceId, ...invoiceId] } })
    expect(fileName).toBe('Invoices.zip')
    const text = await (await handle(new Request(`http://portal.test${link}`))).text()
    // Each name stands before its file and in the table at the end.
    expect(text.match(/Invoice Draft(?: \(2\))?\.html/g)).toHaveLength(4)
    expect(text).toContain('<td>Exam papers &lt;اختبار&gt;</td>')
    const centre = await start('centre@centre.test')
    expect(await centre.caller.call('downloadInvoices', { body: { invoiceId } })).toMatchObject({ status: 404 })
    const viewer = await start('viewer@ncuk.test')
    expect(await viewer.caller.call('downloadInvoices', { body: { invoiceId } })).toMatchObject({ status: 403 })
  })
})

describe('a payment', () => {
  it('is reversed once, with a reason', async () => {
    const { caller, succeed } = await start()
    const { list = [] } = await succeed('Payment', 'list', { query: { pageSize: 1, statusId: '1' } })
    const path = { id: Number(list[0]?.['paymentId']) }
    expect(await caller.call('reversePayment', { path, body: { reason: ' ' } })).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'reason', description: 'Reason should not be blank!' }] },
    })
    await caller.succeed('reversePayment', { path, body: { reason: 'Bounced.' } })
    expect(await caller.call('reversePayment', { path, body: { reason: 'Bounced.' } })).toMatchObject({ status: 409 })
  })
})

describe('a sponsorship letter', () => {
  it('is narrowed, commented on and downloaded by calls of its own', async () => {
    const { caller, succeed, call } = await start()
    const { list = [] } = await succeed('SponsorshipLetter', 'list', { query: { pageSize: 100 } })
    const filters = await caller.succeed('getLetterFilters')
    expect(new Set(filters.status)).toEqual(new Set(list.map(({ status }) => status)))
    expect(new Set(filters.intakeId.map(({ id }) => id))).toEqual(new Set(list.map(({ intakeId }) => intakeId)))
    const uslId = Number(list.find(({ file }) => file !== undefined)?.['uslId'])
    await caller.succeed('commentOnLetter', { body: { uslId, comment: 'The sponsor asks for a copy.' } })
    expect(await caller.call('commentOnLetter', { body: { uslId, comment: ' ' } })).toMatchObject({ status: 400 })
    const { data: history } = await call<readonly { comment: string }[]>('SponsorshipLetter', 'history', { id: uslId })
    expect(history[0]).toMatchObject({ act: 'commented', comment: 'The sponsor asks for a copy.' })
    expect((await caller.succeed('downloadLetter', { path: { id: uslId } })).fileName).toMatch(/\.pdf$/)
  })

  it('takes a signed letter that has arrived, while it is a draft', async () => {
    const { caller, succeed } = await start()
    const { list = [] } = await succeed('SponsorshipLetter', 'list', { query: { pageSize: 100 } })
    const give = (letter: Readonly<Record<string, unknown>> | undefined) =>
      caller.call('uploadLetter', {
        body: {
          uslId: Number(letter?.['uslId']),
          file: { fileName: 'Letter.pdf', storageKey: 'document/2026/none', sizeBytes: 10, checksum: 'a'.repeat(64) },
          updatedAt: letter?.['updatedAt'] as { date: string },
        },
      })
    expect(await give(list.find(({ status }) => status === 2))).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'file', description: 'The file has not arrived.' }] },
    })
    expect(await give(list.find(({ status }) => status === 8))).toMatchObject({ status: 409 })
  })
})
