import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

const [submitted, review, approved, withdrawn] = [9, 10, 8, -1]
/** Students of centre 26 and of another one. */
const [student, stranger] = [3001, 3004]
const tuition = { description: 'Tuition', quantity: 1, unitMinor: 900_000, taxRate: 0 }

async function start() {
  const { handle, clock, signIn } = startAggregator()
  const [records, centre, caller] = await Promise.all([recordsAs(handle), recordsAs(handle, 'centre@centre.test'), signIn()])
  const credit = (id: number) => caller.succeed('creditInvoice', { path: { id }, body: { reason: 'Charged twice.', lines: [] } })
  const admin = { ...records, credit }
  if (!admin.session) throw new Error('No one is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  let requests = 0
  const requestId = () => `request-${(requests += 1)}`
  const move = (id: number, status: number) => admin.callBadly('SponsorshipLetter', 'move', { id, body: { status, comment: '' } })
  const letter = async (change: object = {}, statuses: readonly number[] = [submitted, review, approved]) => {
    const file = await files.store('signed.pdf', bytesLike('pdf'))
    const given = {
      studentId: student,
      sponsorName: 'Harbour Trust',
      sponsorEmail: 'trust@harbour.example',
      curriculumId: 1,
      intakeId: 401,
    }
    const body = { ...given, coverage: 'Full', validFrom: '2026-11-01', validTo: '2027-10-31', file, ...change, requestId: requestId() }
    const id = Number((await admin.callBadly('SponsorshipLetter', 'create', { body })).data['uslId'])
    for (const status of statuses) expect((await move(id, status)).status).toBe(200)
    return id
  }
  const bill = (uslId: number, unitMinor = 100_000, change: object = {}) => {
    const share = { description: 'Share of Harbour Trust', quantity: 1, unitMinor, taxRate: 0, uslId }
    const body = {
      variant: 'New',
      studentId: student,
      yearId: 22,
      currency: 'GBP',
      dueDate: '2027-06-30',
      lines: [tuition, share],
      ...change,
    }
    return admin.callBadly('Invoice', 'create', { body: { ...body, requestId: requestId() } })
  }
  const moveInvoice = (id: number, status: string) => admin.callBadly('Invoice', 'move', { id, body: { status } })
  return { handle, admin, centre, clock, letter, move, bill, moveInvoice }
}

const refused = (field: string, description: string) => ({ status: 400, data: { fields: [{ field, description }] } })

describe('the line of an invoice that names a sponsorship letter', () => {
  it('charges the share of the sponsor, and says which letter it is', async () => {
    const { admin, letter, bill } = await start()
    const uslId = await letter()
    const { data } = await bill(uslId, 250_000)
    const record = await admin.succeed('Invoice', 'details', { id: Number(data['invoiceId']) })
    const { uslNumber } = await admin.succeed('SponsorshipLetter', 'details', { id: uslId })
    expect(record).toMatchObject({
      totalMinor: 1_150_000,
      lines: [{ netMinor: 900_000 }, { netMinor: 250_000, uslId }],
      names: { SponsorshipLetter: { [uslId]: { name: uslNumber, status: approved } } },
    })
    const { uses } = await admin.succeed<{ uses: readonly object[] }>('SponsorshipLetter', 'uses', { id: uslId })
    expect(uses).toMatchObject([{ resource: 'Invoice', id: data['invoiceId'] }])
  })

  it('names an approved letter alone', async () => {
    const { letter, bill } = await start()
    expect(await bill(await letter({}, [submitted, review]))).toMatchObject(
      refused('lines.1.uslId', 'Choose an approved letter that is still valid.'),
    )
  })

  it.each([
    [{}, { studentId: stranger }, 'This letter is for another student.'],
    [{ studentId: undefined, centreId: 26 }, { studentId: stranger }, 'This letter is for a student of another centre.'],
    [{ studentId: undefined, institutionId: 12 }, {}, 'A letter pays for a student: bill the student or the centre.'],
    [{ currency: 'EUR' }, { coverage: 'Part', amountMinor: 5000, currency: 'GBP' }, 'The letter covers an amount in GBP.'],
  ])('is refused for %j by the letter with %j', async (change, held, text) => {
    const { letter, bill } = await start()
    expect(await bill(await letter(held), 5000, change)).toMatchObject(refused('lines.1.uslId', text))
  })

  it('names the letter of a student of the centre that is billed', async () => {
    const { letter, bill } = await start()
    expect((await bill(await letter(), 5000, { studentId: undefined, centreId: 26 })).status).toBe(200)
  })

  it('is there once for a letter', async () => {
    const { letter, bill } = await start()
    const line = { ...tuition, uslId: await letter() }
    expect(await bill(line.uslId, 1, { lines: [line, line] })).toMatchObject(refused('lines.1.uslId', 'This value is there twice.'))
  })

  it('charges no more than the letter covers, all its invoices together', async () => {
    const { admin, letter, bill } = await start()
    const uslId = await letter({ coverage: 'Part', amountMinor: 300_000, currency: 'GBP' })
    const first = Number((await bill(uslId, 200_000)).data['invoiceId'])
    expect(await bill(uslId, 100_001)).toMatchObject(refused('lines.1.unitMinor', 'The letter covers £3,000.00; £1,000.00 of it is left.'))
    expect((await bill(uslId, 100_000)).status).toBe(200)
    // Its own share is not counted against the invoice that is changed.
    const { updatedAt, lines } = await admin.succeed('Invoice', 'details', { id: first })
    const sent = (lines as readonly { netMinor?: number }[]).map(({ netMinor: _netMinor, ...line }) => line)
    const body = { variant: 'New', studentId: student, yearId: 22, currency: 'GBP', dueDate: '2027-07-30', lines: sent, updatedAt }
    expect((await admin.callBadly('Invoice', 'update', { id: first, body })).status).toBe(200)
  })

  it('frees what was credited of it', async () => {
    const { admin, letter, bill, moveInvoice } = await start()
    const uslId = await letter({ coverage: 'Part', amountMinor: 300_000, currency: 'GBP' })
    const first = Number((await bill(uslId, 300_000)).data['invoiceId'])
    for (const status of ['Ready to Invoice', 'Pending']) expect((await moveInvoice(first, status)).status).toBe(200)
    expect((await bill(uslId, 1)).status).toBe(400)
    await admin.credit(first)
    expect((await bill(uslId, 300_000)).status).toBe(200)
  })

  it('is not issued once the letter has ended', async () => {
    const { handle, admin, letter, bill, moveInvoice, clock } = await start()
    const uslId = await letter({ validTo: '2026-11-30' })
    const id = Number((await bill(uslId, 5000)).data['invoiceId'])
    await moveInvoice(id, 'Ready to Invoice')
    const { uslNumber } = await admin.succeed('SponsorshipLetter', 'details', { id: uslId })
    clock.advance(20 * 86_400_000)
    const later = await recordsAs(handle)
    expect(await later.callBadly('Invoice', 'move', { id, body: { status: 'Pending' } })).toMatchObject(
      refused('paymentStatus', `${String(uslNumber)} is no longer valid.`),
    )
  })
})

describe('a letter that an invoice names', () => {
  it('is not withdrawn, and says which invoice it is; one that none names is', async () => {
    const { admin, letter, move, bill, moveInvoice } = await start()
    const [named, free] = [await letter(), await letter({ intakeId: 402 })]
    const id = Number((await bill(named)).data['invoiceId'])
    const { billTo } = await admin.succeed('Invoice', 'details', { id })
    expect(await move(named, withdrawn)).toMatchObject(
      refused('status', `The letter cannot be withdrawn: it is named by a draft for ${String(billTo)}.`),
    )
    for (const status of ['Ready to Invoice', 'Pending']) expect((await moveInvoice(id, status)).status).toBe(200)
    const { invoiceNumber } = await admin.succeed('Invoice', 'details', { id })
    expect(await move(named, withdrawn)).toMatchObject(
      refused('status', `The letter cannot be withdrawn: it is named by invoice ${String(invoiceNumber)} for ${String(billTo)}.`),
    )
    expect((await move(free, withdrawn)).status).toBe(200)
  })

  it('is among the seeds, on an invoice that its centre sees', async () => {
    const { centre } = await start()
    const { lines, names } = await centre.succeed('Invoice', 'details', { id: 24 })
    expect(lines).toMatchObject([{}, { uslId: 2 }])
    expect(names).toMatchObject({ SponsorshipLetter: { 2: { status: approved } } })
  })
})
