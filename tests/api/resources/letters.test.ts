import { describe, expect, it } from 'vitest'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { bucketOver, bytesLike } from '#tests/support/client/files.ts'
import { recordsAs } from '#tests/support/records.ts'

const [submitted, review, approved, rejected, withdrawn, draft] = [9, 10, 8, 11, -1, 2]
const qualifiedLead = 5
const letter = {
  studentId: 3002,
  sponsorName: 'Harbour Trust',
  sponsorEmail: 'trust@harbour.example',
  curriculumId: 1,
  intakeId: 401,
  coverage: 'Full',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
}

async function start() {
  const { handle, clock } = startAggregator()
  const [admin, centre] = await Promise.all([recordsAs(handle, 'admin@ncuk.test'), recordsAs(handle, 'centre@centre.test')])
  if (!admin.session) throw new Error('Nobody is signed in.')
  const files = bucketOver(handle, clock, admin.session)
  const adminCalls = createCaller(handle, admin.session)
  let requests = 0
  const create = (body: object) =>
    admin.callBadly('SponsorshipLetter', 'create', { body: { ...letter, ...body, requestId: `request-${(requests += 1)}` } })
  const read = (id: number) => admin.succeed('SponsorshipLetter', 'details', { id })
  const move = (id: number, status: number, comment = '') => admin.callBadly('SponsorshipLetter', 'move', { id, body: { status, comment } })
  const signed = () => files.store('signed.pdf', bytesLike('pdf'))
  /** A new letter on its way through these statuses. */
  const moved = async (body: object, ...statuses: readonly number[]) => {
    const id = Number((await create({ file: await signed(), ...body })).data['uslId'])
    for (const status of statuses) expect((await move(id, status)).status).toBe(200)
    return id
  }
  return { admin, adminCalls, centre, create, read, move, moved, signed }
}

const refusal = (field: string, description: string) => ({ fields: [{ field, description }] })

describe('a sponsorship letter', () => {
  it.each([
    [{ studentId: undefined }, 'leadId', 'Choose a lead, a student or both.'],
    [{ leadId: 1 }, 'studentId', 'Choose the student that the lead has become.'],
    [{ coverage: 'Part', currency: 'GBP' }, 'amountMinor', 'Amount should not be blank!'],
    [{ coverage: 'Part', amountMinor: 5000 }, 'currency', 'Currency should not be blank!'],
    [{ validTo: '2026-10-31' }, 'validTo', expect.any(String)],
  ])('with %j is refused at its field', async (body, field, description) => {
    const { create } = await start()
    expect((await create(body)).data).toEqual(refusal(field, description))
  })

  it('keeps an amount only where it covers a part', async () => {
    const { moved, read } = await start()
    expect(await read(await moved({ amountMinor: 5000, currency: 'GBP' }))).not.toHaveProperty('amountMinor')
    expect(await read(await moved({ coverage: 'Part', amountMinor: 5000, currency: 'GBP' }))).toMatchObject({ amountMinor: 5000 })
  })

  it('is not submitted without the signed letter (CAT-MON-21)', async () => {
    const { create, move } = await start()
    const id = Number((await create({})).data['uslId'])
    expect((await move(id, submitted)).data).toEqual(refusal('status', 'Signed letter should not be blank!'))
  })

  it('gets the next number of the year when it is approved, and keeps it', async () => {
    const { moved, move, read } = await start()
    const [first, second] = [await moved({}, submitted, review), await moved({ intakeId: 402 }, submitted, review)]
    expect((await read(first))['uslNumber']).toBe(`Letter ${first}`)
    await move(first, approved)
    const { uslNumber } = await read(first)
    expect(uslNumber).toMatch(/^USL-2026-\d{4}$/)
    await move(first, withdrawn)
    expect(await read(first)).toMatchObject({ uslNumber, status: withdrawn })
    await move(second, approved)
    expect(Number(String((await read(second))['uslNumber']).slice(9))).toBe(Number(String(uslNumber).slice(9)) + 1)
  })

  it('is approved once for a holder and an intake (CAT-MON-20)', async () => {
    const { moved, move } = await start()
    await moved({}, submitted, review, approved)
    const again = await moved({}, submitted, review)
    expect((await move(again, approved)).data).toEqual(refusal('status', 'There is an approved letter for this holder and intake.'))
    await moved({ intakeId: 402 }, submitted, review, approved)
    await moved({ studentId: 3005 }, submitted, review, approved)
  })

  it('is not approved together with another one for its holder and intake: neither of both is', async () => {
    const { admin, moved, read } = await start()
    const uslId = [await moved({}, submitted, review), await moved({}, submitted, review)]
    const before = await Promise.all(uslId.map(read))
    const { status, data } = await admin.callBadly('SponsorshipLetter', 'setStatus', { body: { uslId, status: approved } })
    expect([status, data]).toEqual([400, refusal('status', 'There is an approved letter for this holder and intake.')])
    expect(await Promise.all(uslId.map(read))).toEqual(before)
  })

  it('of a lead is held by the student that the lead becomes too', async () => {
    const { adminCalls, moved, move, read } = await start()
    const lead = { leadId: qualifiedLead, studentId: undefined }
    const first = await moved(lead, submitted, review, approved)
    const { studentId } = await adminCalls.succeed('convertLead', { path: { id: qualifiedLead } })
    expect(await read(first)).toMatchObject({ leadId: qualifiedLead, studentId, status: approved })
    const again = await moved({ studentId }, submitted, review)
    expect((await move(again, approved)).data).toEqual(refusal('status', 'There is an approved letter for this holder and intake.'))
  })

  it('is rejected with a comment, and changed as a draft alone', async () => {
    const { admin, moved, move, read } = await start()
    const id = await moved({}, submitted, review)
    expect((await move(id, rejected)).data).toEqual(refusal('comment', 'Comment should not be blank!'))
    expect((await move(id, rejected, 'The signature is missing.')).status).toBe(200)
    const { updatedAt } = await read(id)
    const change = { ...letter, sponsorName: 'Quay Trust', updatedAt }
    expect((await admin.callBadly('SponsorshipLetter', 'update', { id, body: change })).status).toBe(409)
    expect((await admin.call('SponsorshipLetter', 'remove', { body: { uslId: [id] } })).status).toBe(409)
    await move(id, draft)
    const body = { ...change, updatedAt: (await read(id))['updatedAt'] }
    expect((await admin.callBadly('SponsorshipLetter', 'update', { id, body })).status).toBe(200)
    expect((await admin.call('SponsorshipLetter', 'remove', { body: { uslId: [id] } })).status).toBe(200)
  })

  it('expires after its last day, may be withdrawn then, and makes way for another', async () => {
    const { moved, move, read } = await start()
    const [endsToday, ended] = [1, 8]
    expect(await read(endsToday)).toMatchObject({ status: approved })
    const { studentId, intakeId, status } = await read(ended)
    expect(status).toBe(12)
    await moved({ studentId, intakeId }, submitted, review, approved)
    expect((await move(ended, withdrawn)).status).toBe(200)
  })

  it('is for the provider alone', async () => {
    const { centre } = await start()
    expect((await centre.call('SponsorshipLetter', 'list', { query: { pageNo: 1, pageSize: 10 } })).status).toBe(403)
    expect((await centre.call('SponsorshipLetter', 'details', { id: 1 })).status).toBe(403)
  })
})
