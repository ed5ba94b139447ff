import { describe, expect, it } from 'vitest'
import { equalInstalments } from '#machines/money/instalments.ts'
import { startAssessment } from '#tests/api/resources/assessment/assessment-start.ts'
import { requestOf, sendChecked, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const yearId = 22
/** The licence of a centre, in three instalments; a price by student without dirhams; the partnership of a university. */
const [licence, english, partnership] = [5, 4, 8]
/** A centre whose selection was accepted before the centre became inactive. */
const inactiveCentre = 19
const kingsbridge = 12

async function start() {
  const { handle, signIn } = startAggregator()
  const [admin, centre, records] = await Promise.all([signIn(), signIn('centre@centre.test'), recordsAs(handle)])
  const wanted = (mode: 'check' | 'apply', masterIds: number[], partnerIds: number[]) => ({ body: { mode, yearId, masterIds, partnerIds } })
  const generate = (mode: 'check' | 'apply', masterIds: number[], partnerIds: number[]) =>
    admin.succeed('generateInvoices', wanted(mode, masterIds, partnerIds))
  const drafts = async () => {
    const { list = [] } = await records.succeed('Invoice', 'list', { query: { pageSize: 1000, statusId: 'Draft' } })
    return list
  }
  return { handle, admin, centre, records, wanted, generate, drafts }
}

describe('the fixed invoices of a year', () => {
  it('generated twice exist all at the second preview, and none is made (CAT-MON-07)', async () => {
    const { generate, drafts } = await start()
    const before = await drafts()
    const outcomes = async (mode: 'check' | 'apply') => {
      const { created, invoices } = await generate(mode, [licence], [1, 2, 26])
      return [created, invoices.map(({ outcome }) => outcome)]
    }
    expect(await outcomes('check')).toEqual([0, ['new', 'new', 'new']])
    expect(await drafts()).toHaveLength(before.length)
    expect(await outcomes('apply')).toEqual([3, ['new', 'new', 'new']])
    expect(await drafts()).toHaveLength(before.length + 3)
    expect(await outcomes('check')).toEqual([0, ['exists', 'exists', 'exists']])
    expect(await outcomes('apply')).toEqual([0, ['exists', 'exists', 'exists']])
    expect(await drafts()).toHaveLength(before.length + 3)
  })

  it('are drafts in the currency of the partner, with the instalments of the plan', async () => {
    const { generate, records } = await start()
    const [made] = (await generate('apply', [licence], [26])).invoices
    const centre = await records.succeed('Centre', 'details', { id: 26 })
    const record = await records.succeed('Invoice', 'details', { id: Number(made?.invoiceId) })
    expect(record).toMatchObject({ paymentStatus: 'Draft', variant: 'Fixed', centreId: 26, yearId, currency: centre['currency'] })
    const { totalMinor, instalments } = record as { totalMinor?: number; instalments?: readonly { amountMinor: number }[] }
    expect(made?.totalMinor).toBe(totalMinor)
    expect(instalments?.map(({ amountMinor }) => amountMinor)).toEqual(equalInstalments(3, totalMinor ?? 0))
  })

  it('charge the students of the accepted selections, and leave out who expects none', async () => {
    const { generate, records } = await start()
    const { list = [] } = await records.succeed('CentreSelection', 'list', { query: { pageSize: 1000, decision: 'Accepted' } })
    const { list: curricula = [] } = await records.succeed('Curriculum', 'list', { query: { pageSize: 1000 } })
    const programmeOf = new Map(curricula.map((one) => [one['curriculumId'], one['programId']]))
    const ofFoundation = list.filter((one) => programmeOf.get(one['curriculumId']) === 1)
    const ids = [...new Set(ofFoundation.map((one) => Number(one['centreId'])))].filter((id) => id !== inactiveCentre)
    const { invoices: preview } = await generate('check', [1], ids)
    const centreId = preview.find(({ outcome }) => outcome === 'new')?.partnerId ?? 0
    const rows = (one: Readonly<Record<string, unknown>>) => one['delivery'] as readonly { students: number }[]
    const students = ofFoundation
      .filter((one) => one['centreId'] === centreId)
      .flatMap(rows)
      .reduce((sum, row) => sum + row.students, 0)
    expect(students).toBeGreaterThan(0)
    const without = [...Array(30).keys()].map((index) => index + 1).find((id) => !list.some((one) => one['centreId'] === id)) ?? 0
    expect((await generate('check', [1], [centreId, without])).invoices).toMatchObject([
      { quantity: students, outcome: 'new' },
      { quantity: 0, outcome: 'left out', reason: 'No accepted selection expects students.' },
    ])
  })

  it('charge a university for a firm student of the programme who is not enrolled yet', async () => {
    const { db, calls } = await startAssessment()
    const caller = await calls()
    const master = db.records('InvoiceMaster').findBy(({ fields }) => fields['basis'] === 'Placed student' && fields['variant'] === 'Fixed')
    const taken = db.records('StudentCurriculum').findBy(({ fields, status }) => status === 1 && fields['yearId'] === yearId)
    const intake = db.records('Intake').findBy(({ fields }) => fields['startYear'] === yearId)
    if (!master || !taken || !intake) throw new Error('There is nothing to charge for.')
    db.records('InvoiceMaster').update(master.id, { fields: { ...master.fields, yearId, programId: taken.fields['programId'] } })
    const placed = async () => {
      const body = { mode: 'check' as const, yearId, masterIds: [master.id], partnerIds: [kingsbridge] }
      return (await caller.succeed('generateInvoices', { body })).invoices[0]?.quantity ?? 0
    }
    const before = await placed()
    const { studentId } = taken.fields
    for (const { id } of db.records('Enrollment').where(({ fields }) => fields['studentId'] === studentId))
      db.records('Enrollment').remove(id)
    const fields = { studentId, institutionId: kingsbridge, intakeId: intake.id, reply: 'Firm' }
    db.records('DirectPlacement').insert({ status: 'Unconditional', createdAt: '', updatedAt: '', updatedBy: '', fields })
    expect(await placed()).toBe(before + 1)
  })

  it('are left out without a price in the currency, and refused where no other is chosen', async () => {
    const { admin, wanted, generate, records } = await start()
    const { list = [] } = await records.succeed('Centre', 'list', { query: { pageSize: 1000, currency: 'AED' } })
    const inDirhams = Number(list.find((one) => one['status'] === 1)?.['centreId'])
    const { invoices } = await generate('check', [english], [inDirhams])
    expect(invoices).toMatchObject([{ outcome: 'left out', reason: 'No price in AED.' }])
    expect(await admin.refuse('generateInvoices', wanted('apply', [english], [inDirhams]))).toEqual([
      400,
      'English registration has no price in AED.',
    ])
  })

  it('are refused where a master or a partner is named twice', async () => {
    const { handle, admin, wanted, drafts } = await start()
    const before = await drafts()
    const answerTo = async (masterIds: number[], partnerIds: number[]) => {
      const request = requestOf('generateInvoices', wanted('apply', masterIds, partnerIds), admin.session)
      const response = await sendChecked(handle, request, 'answer')
      return [response.status, (await response.json()).description]
    }
    expect(await answerTo([licence, licence], [26])).toEqual([400, 'masterIds must name each entry only once.'])
    expect(await answerTo([licence], [26, 26])).toEqual([400, 'partnerIds must name each entry only once.'])
    expect(await drafts()).toEqual(before)
  })

  it('are of one kind of partner, and of those who may add invoices', async () => {
    const { admin, centre, wanted } = await start()
    expect(await admin.call('generateInvoices', wanted('check', [licence, partnership], [1]))).toMatchObject({
      status: 400,
      data: { fields: [{ field: 'masterIds', description: 'Choose masters that all bill centres, or all bill universities.' }] },
    })
    expect((await centre.refuse('generateInvoices', wanted('check', [licence], [26])))[0]).toBe(403)
  })
})
