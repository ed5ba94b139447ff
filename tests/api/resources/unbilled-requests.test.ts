import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Bills = 'Centre' | 'Student'

async function start() {
  const { handle, signIn } = startAggregator()
  const [admin, viewer, centre, records] = await Promise.all([
    signIn(),
    signIn('viewer@ncuk.test'),
    signIn('centre@centre.test'),
    recordsAs(handle),
  ])
  const queue = (query: object = {}) => admin.succeed('listUnbilledRequests', { query: { bills: 'Centre', pageSize: 500, ...query } })
  const bill = (bills: Bills, requests: readonly { resource: 'Enrollment' | 'CertificateRequest'; id: number }[]) => ({
    body: { bills, requests: requests.map(({ resource, id }) => ({ resource, id })) },
  })
  const resitsOf = async (partnerId: number) =>
    (await queue({ service: 'Resit' })).list.flatMap(({ resource, ...one }) =>
      resource === 'Enrollment' && one.partnerId === partnerId ? [{ ...one, resource }] : [],
    )
  const read = (id: number) => records.succeed('Invoice', 'details', { id })
  return { admin, viewer, centre, records, queue, bill, resitsOf, read }
}

const partnerWithResits = async ({ queue }: Pick<Awaited<ReturnType<typeof start>>, 'queue'>, count: number) => {
  const { list } = await queue({ service: 'Resit' })
  const ids = list.map(({ partnerId }) => partnerId)
  return ids.find((id) => ids.filter((one) => one === id).length >= count) ?? 0
}

describe('the queue of what is not billed yet', () => {
  it('has requests and late registrations, each with its price for who is billed', async () => {
    const { queue } = await start()
    const { list, totalCount, serviceCounts } = await queue()
    expect(serviceCounts.map(({ service }) => service)).toEqual(['Certificate', 'Late registration', 'Other', 'Re-mark', 'Resit'])
    expect(serviceCounts.reduce((sum, { count }) => sum + count, 0)).toBe(totalCount)
    // 45.00 with 20 % tax.
    expect(list.find(({ service, currency }) => service === 'Resit' && currency === 'GBP')).toMatchObject({ totalMinor: 5400 })
    const days = list.map(({ askedOn }) => askedOn)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('is read by service, by words and by pages', async () => {
    const { queue } = await start()
    const { list, totalCount } = await queue({ service: 'Re-mark' })
    expect(new Set(list.map(({ service }) => service))).toEqual(new Set(['Re-mark']))
    const [first] = list
    expect((await queue({ service: 'Re-mark', searchText: first?.studentName ?? '' })).list[0]).toMatchObject({ name: first?.name })
    const pages = await Promise.all([1, 2].map((pageNo) => queue({ service: 'Re-mark', pageNo, pageSize: 2 })))
    expect(pages.flatMap((page) => page.list).slice(0, totalCount)).toEqual(list.slice(0, 4))
  })

  it('says of what has no master that nothing bills it', async () => {
    const { queue } = await start()
    const { list } = await queue({ bills: 'Student', service: 'Re-mark' })
    expect(list[0]).toMatchObject({ reason: 'No master bills students for this.' })
    expect(list[0]).not.toHaveProperty('totalMinor')
  })

  it('is for those who may see its masters', async () => {
    const { viewer, centre, admin, bill, queue } = await start()
    expect((await centre.refuse('listUnbilledRequests', {}))[0]).toBe(403)
    const [one] = (await queue({ service: 'Resit' })).list
    const given = bill('Centre', [{ resource: 'Enrollment', id: one?.id ?? 0 }])
    expect((await viewer.refuse('billRequests', given))[0]).toBe(403)
    expect((await admin.call('billRequests', given)).status).toBe(200)
  })
})

describe('requests that are billed', () => {
  it('are lines of one draft for each partner, and leave the queue until the draft is deleted', async () => {
    const { admin, records, queue, bill, resitsOf, read } = await start()
    const partnerId = await partnerWithResits({ queue }, 2)
    const chosen = (await resitsOf(partnerId)).slice(0, 2)
    const { invoiceIds } = await admin.succeed('billRequests', bill('Centre', chosen))
    expect(invoiceIds).toHaveLength(1)
    const id = invoiceIds[0] ?? 0
    expect(await read(id)).toMatchObject({
      paymentStatus: 'Draft',
      variant: 'Request based',
      centreId: partnerId,
      totalMinor: chosen.reduce((sum, { totalMinor = 0 }) => sum + totalMinor, 0),
      lines: chosen.map((one) => ({ enrollmentId: one.id, description: `Resit, ${one.name}` })),
    })
    const left = async () => (await resitsOf(partnerId)).filter((one) => chosen.some(({ id: taken }) => taken === one.id)).length
    expect(await left()).toBe(0)
    await records.succeed('Invoice', 'remove', { body: { invoiceId: [id] } })
    expect(await left()).toBe(2)
  })

  it('are not billed twice: by the queue, nor by an invoice that is written by hand', async () => {
    const { admin, records, queue, bill, resitsOf, read } = await start()
    const partnerId = await partnerWithResits({ queue }, 1)
    const [one] = await resitsOf(partnerId)
    if (!one) throw new Error('There is no resit.')
    const { invoiceIds } = await admin.succeed('billRequests', bill('Centre', [one]))
    expect(await admin.call('billRequests', bill('Centre', [one]))).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'requests.0', description: 'One of these was billed or taken back meanwhile. Choose again.' }] },
    })
    const line = { description: 'Resit', quantity: 1, unitMinor: 4500, taxRate: 20, enrollmentId: one.id }
    const body = {
      variant: 'New',
      centreId: partnerId,
      yearId: 22,
      currency: 'GBP',
      dueDate: '2027-06-30',
      lines: [line],
      requestId: 'by-hand',
    }
    const { invoiceName } = await read(invoiceIds[0] ?? 0)
    expect(await records.callBadly('Invoice', 'create', { body })).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'lines.0.enrollmentId', description: `This is charged by ${String(invoiceName)} already.` }] },
    })
  })

  it('are free again once the invoice is credited', async () => {
    const { admin, records, queue, bill, resitsOf } = await start()
    const partnerId = await partnerWithResits({ queue }, 1)
    const [one] = await resitsOf(partnerId)
    if (!one) throw new Error('There is no resit.')
    const id = (await admin.succeed('billRequests', bill('Centre', [one]))).invoiceIds[0] ?? 0
    for (const status of ['Ready to Invoice', 'Pending']) await records.succeed('Invoice', 'move', { id, body: { status } })
    await admin.succeed('creditInvoice', { path: { id }, body: { reason: 'Not sat.', lines: [] } })
    expect((await resitsOf(partnerId)).map((found) => found.id)).toContain(one.id)
  })

  it.each([
    [{ centreId: 1 }, 'This is of a student of another centre.'],
    [{ studentId: 3001 }, 'This is of another student.'],
    [{ institutionId: 12 }, 'A request is of a student: bill the student or the centre.'],
  ])('bill the student or the centre of the student: not %j', async (partner, description) => {
    const { records, queue, resitsOf } = await start()
    const [one] = (await queue({ service: 'Resit' })).list.filter(({ partnerId }) => partnerId !== 1)
    const [resit] = await resitsOf(one?.partnerId ?? 0)
    const line = { description: 'Resit', quantity: 1, unitMinor: 4500, taxRate: 20, enrollmentId: resit?.id ?? 0 }
    const body = { variant: 'New', ...partner, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines: [line], requestId: 'other' }
    expect(await records.callBadly('Invoice', 'create', { body })).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'lines.0.enrollmentId', description }] },
    })
  })

  it('of certificates cost the fee of their type, and follow the invoice that charges them', async () => {
    const { admin, records, queue, bill, read } = await start()
    const { list } = await queue({ service: 'Certificate' })
    const [one] = list.flatMap(({ resource, ...rest }) => (resource === 'CertificateRequest' ? [{ ...rest, resource }] : []))
    if (!one) throw new Error('There is no certificate request.')
    const request = await records.succeed('CertificateRequest', 'details', { id: one.id })
    const type = await records.succeed('CertificateType', 'details', { id: Number(request['certificateTypeId']) })
    const id = (await admin.succeed('billRequests', bill('Centre', [one]))).invoiceIds[0] ?? 0
    if (one.currency === type['currency']) expect(await read(id)).toMatchObject({ lines: [{ unitMinor: type['feeMinor'] }] })
    for (const status of ['Ready to Invoice', 'Pending']) await records.succeed('Invoice', 'move', { id, body: { status } })
    expect(await records.succeed('CertificateRequest', 'details', { id: one.id })).toMatchObject({ feeLabel: 'Pending' })
  })
})

describe('the name of an invoice', () => {
  it('says of a draft whom it bills and what for, and is its number from then on', async () => {
    const { records, read } = await start()
    const lines = ['Centre licence', 'Moderator visit'].map((description) => ({ description, quantity: 1, unitMinor: 4500, taxRate: 20 }))
    const body = { variant: 'New', centreId: 26, yearId: 22, currency: 'GBP', dueDate: '2027-06-30', lines, requestId: 'named' }
    const { data } = await records.callBadly('Invoice', 'create', { body })
    const id = Number(data['invoiceId'])
    expect(await read(id)).toMatchObject({
      invoiceName: 'Draft for Baobab College Accra: Centre licence and 1 more',
      invoiceNumber: 'Draft',
    })
    for (const status of ['Ready to Invoice', 'Pending']) await records.succeed('Invoice', 'move', { id, body: { status } })
    const { invoiceName, invoiceNumber } = await read(id)
    expect(invoiceName).toBe(invoiceNumber)
    expect(invoiceNumber).toMatch(/^PW-2026-\d{5}$/)
  })
})
