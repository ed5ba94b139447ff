import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

type Fields = Record<string, unknown>

const refusal = (field: string, description: string) => ({
  status: 400,
  description: '1 field needs attention.',
  data: { fields: [{ field, description }] },
})

/** A record as it would be sent again. */
const sentAgain = ({ createdAt: _at, updatedBy: _by, names: _names, ...fields }: Fields, id: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== id))

async function start(scenario: 'demo' | 'empty' | 'large' = 'demo') {
  const world = startAggregator({ scenario })
  return { ...world, admin: await recordsAs(world.handle) }
}

describe('years', () => {
  const next = { yearDesc: '2029/30', startDate: '2029-09-01', endDate: '2030-08-31', requestId: 'visit-1' }

  const currentOnes = async (admin: Awaited<ReturnType<typeof start>>['admin']) => {
    const { list = [] } = await admin.succeed('Year', 'list')
    return list.filter(({ isCurrent }) => isCurrent === 1).map(({ yearDesc }) => yearDesc)
  }

  it('are six, of which 2026/27 is the current one', async () => {
    const { admin } = await start()
    expect((await admin.succeed('Year', 'list')).totalCount).toBe(6)
    expect(await admin.succeed('Year', 'details', { id: 22 })).toMatchObject({ yearDesc: '2026/27', isCurrent: 1 })
    expect(await currentOnes(admin)).toEqual(['2026/27'])
  })

  it('have one current year: setting 2027/28 clears 2026/27, and none can be left without one (CAT-MAS-13)', async () => {
    const { admin } = await start()
    const year = async (id: number) => sentAgain(await admin.succeed('Year', 'details', { id }), 'yearId')
    const text = 'Make another year the current one first.'
    expect(await admin.call('Year', 'update', { id: 22, body: { ...(await year(22)), isCurrent: 0 } })).toEqual(refusal('isCurrent', text))
    await admin.succeed('Year', 'update', { id: 23, body: { ...(await year(23)), isCurrent: 1 } })
    expect(await currentOnes(admin)).toEqual(['2027/28'])
    expect(await admin.succeed('Year', 'history', { id: 22 })).toMatchObject([
      { changes: [{ field: 'Current', before: 'Yes', after: 'No' }] },
    ])
    expect(await admin.call('Year', 'setStatus', { body: { yearId: [23], status: -1 } })).toEqual(refusal('status', text))
    const { yearId } = await admin.succeed('Year', 'create', { body: { ...next, isCurrent: 1 } })
    expect(await currentOnes(admin)).toEqual(['2029/30'])
    expect(await admin.call('Year', 'remove', { body: { yearId: [yearId] } })).toMatchObject({ status: 400, description: text })
  })

  it('make the first one of an empty portal the current one', async () => {
    const { admin } = await start('empty')
    await admin.succeed('Year', 'create', { body: next })
    expect(await currentOnes(admin)).toEqual(['2029/30'])
  })

  it('overlap none, and are called like 2026/27', async () => {
    const { admin } = await start()
    const overlapping = { ...next, startDate: '2029-08-31' }
    expect(await admin.call('Year', 'create', { body: overlapping })).toEqual(refusal('startDate', 'The dates overlap 2028/29.'))
    const strange = { ...next, yearDesc: '2029' }
    expect(await admin.callBadly('Year', 'create', { body: strange })).toEqual(refusal('yearDesc', 'Enter a year like 2026/27.'))
  })
})

describe('intakes', () => {
  const intake = {
    intakeName: 'September 2027',
    intakeCode: 'SEP27',
    startYear: 23,
    registrationFrom: '2027-03-01',
    registrationTo: '2027-08-27',
    requestId: 'visit-1',
  }
  const semester = (number: number, startDate: string, endDate: string) => ({ teachingDateName: `Semester ${number}`, startDate, endDate })

  it('need a teaching date (CAT-MAS-09)', async () => {
    const { admin } = await start()
    const text = 'Add atleast one teaching date.'
    expect(await admin.callBadly('Intake', 'create', { body: intake })).toEqual(refusal('teachingDates', text))
    expect(await admin.callBadly('Intake', 'create', { body: { ...intake, teachingDates: [] } })).toEqual(refusal('teachingDates', text))
  })

  it('are not used by their own teaching dates: a new one can be deleted', async () => {
    const { admin } = await start()
    const { intakeId } = await admin.succeed('Intake', 'create', {
      body: { ...intake, teachingDates: [semester(1, '2027-09-13', '2028-01-07')] },
    })
    expect(await admin.succeed('Intake', 'uses', { id: Number(intakeId) })).toEqual({ uses: [], hiddenCount: 0 })
    expect((await admin.call('Intake', 'remove', { body: { intakeId: [intakeId] } })).status).toBe(200)
  })

  it('have teaching dates within their year', async () => {
    const { admin } = await start()
    const teachingDates = [semester(1, '2027-09-13', '2028-01-07'), semester(2, '2028-06-01', '2028-09-15')]
    expect(await admin.call('Intake', 'create', { body: { ...intake, teachingDates } })).toEqual(
      refusal('teachingDates.1.endDate', 'Choose dates within 2027/28.'),
    )
  })

  it('keep teaching dates sorted, with an id of each that stays', async () => {
    const { admin } = await start()
    const later = semester(2, '2028-01-24', '2028-05-19')
    const { intakeId } = await admin.succeed('Intake', 'create', {
      body: { ...intake, teachingDates: [later, semester(1, '2027-09-13', '2028-01-07')] },
    })
    const read = async () => admin.succeed<Fields & { teachingDates: Fields[] }>('Intake', 'details', { id: Number(intakeId) })
    const stored = await read()
    expect(stored.teachingDates.map(({ teachingDateName }) => teachingDateName)).toEqual(['Semester 1', 'Semester 2'])
    const ids = stored.teachingDates.map(({ teachingDateId }) => teachingDateId)
    const teachingDates = [{ ...stored.teachingDates[1], teachingDateName: 'Spring' }, semester(3, '2028-06-05', '2028-08-18')]
    await admin.succeed('Intake', 'update', { id: Number(intakeId), body: { ...sentAgain(stored, 'intakeId'), teachingDates } })
    const after = (await read()).teachingDates
    expect(after.map(({ teachingDateName }) => teachingDateName)).toEqual(['Spring', 'Semester 3'])
    expect(after[0]?.['teachingDateId']).toBe(ids[1])
    expect(ids).not.toContain(after[1]?.['teachingDateId'])
  })
})

describe('teaching dates', () => {
  const datesOf = async (admin: Awaited<ReturnType<typeof start>>['admin'], id: number) =>
    (await admin.succeed<{ teachingDates: { teachingDateId: number; teachingDateName: string }[] }>('Intake', 'details', { id }))
      .teachingDates

  it('are deleted one by one, at once, and stand in the history (CAT-MAS-10)', async () => {
    const { admin, signIn } = await start()
    const portal = await signIn()
    const [, second, third] = await datesOf(admin, 401)
    const { description } = await portal.call('deleteTeachingDate', { path: { id: second?.teachingDateId ?? 0 } })
    expect(description).toBe('Teaching date deleted successfully.')
    expect((await datesOf(admin, 401))[1]).toEqual(third)
    expect(await admin.succeed('Intake', 'history', { id: 401 })).toMatchObject([
      { act: 'updated', changes: [{ field: 'Teaching Dates' }] },
    ])
    expect(await portal.refuse('deleteTeachingDate', { path: { id: second?.teachingDateId ?? 0 } })).toEqual([
      404,
      'The teaching date was not found.',
    ])
  })

  it('that a selection has chosen are neither deleted nor left out of a saved intake', async () => {
    const { admin, signIn } = await start()
    const portal = await signIn()
    const stored = await admin.succeed<Fields & { teachingDates: Fields[] }>('Intake', 'details', { id: 401 })
    const [first, ...others] = stored.teachingDates
    const description = 'Semester 1 cannot be removed: chosen in Baobab College Accra · IY1 Economics and Finance 2026/27.'
    const id = Number(first?.['teachingDateId'])
    expect(await portal.refuse('deleteTeachingDate', { path: { id } })).toEqual([409, description])
    const update = (teachingDates: Fields[]) =>
      admin.callBadly('Intake', 'update', { id: 401, body: { ...sentAgain(stored, 'intakeId'), teachingDates } })
    const field = 'Teaching Dates'
    expect(await update(others)).toMatchObject({
      status: 409,
      description,
      data: { kind: 'used', uses: expect.arrayContaining([expect.objectContaining({ resource: 'CentreSelection', field })]) },
    })
    expect(await datesOf(admin, 401)).toHaveLength(3)
    expect(await update(first ? [first] : [])).toMatchObject({ status: 200 })
  })

  it('keep the last one (CAT-MAS-10)', async () => {
    const { admin, signIn } = await start()
    const [only] = await datesOf(admin, 405)
    expect(await (await signIn()).refuse('deleteTeachingDate', { path: { id: only?.teachingDateId ?? 0 } })).toEqual([
      400,
      'Add atleast one teaching date.',
    ])
  })
})

describe('years', () => {
  it('name the one after them', async () => {
    const { admin } = await start()
    const body = { yearDesc: '2029/31', startDate: '2029-09-01', endDate: '2030-08-31', requestId: 'visit-1' }
    expect(await admin.call('Year', 'create', { body })).toEqual(refusal('yearDesc', 'Enter a year like 2026/27.'))
    expect(await admin.call('Year', 'create', { body: { ...body, yearDesc: '2029/30' } })).toMatchObject({ status: 200 })
  })
})

describe('universities', () => {
  it('have a UCAS code in the United Kingdom only', async () => {
    const { admin } = await start()
    const stored = async (id: number) => sentAgain(await admin.succeed('University', 'details', { id }), 'institutionId')
    const withCode = async (id: number) =>
      admin.callBadly('University', 'update', { id, body: { ...(await stored(id)), ucasProviderCode: 'Z98' } })
    expect(await withCode(19)).toEqual(refusal('ucasProviderCode', 'Only universities in the United Kingdom have a UCAS code.'))
    expect(await withCode(1)).toMatchObject({ status: 200 })
  })
})

describe('codes', () => {
  it('are made of a name, by what the record is, and never twice (CAT-MAS-01)', async () => {
    const { admin, signIn } = await start()
    const portal = await signIn()
    const codeOf = async (name: string, masterType: 'centre' | 'combo' = 'centre') =>
      (await portal.succeed('generateCode', { body: { name, masterType } })).masterCode
    const codes = [
      await codeOf('Harbour College Mombasa'),
      await codeOf('Harbour College Mombasa'),
      await codeOf('كلية'),
      await codeOf('Route 5', 'combo'),
    ]
    expect(codes).toEqual(['HCM-001', 'HCM-002', 'C-003', 'R5-001'])
    expect((await admin.succeed('Centre', 'list', { query: { searchText: 'HCM-001' } })).totalCount).toBe(0)
  })

  it('are given to those who may write such records only', async () => {
    const { signIn } = await start()
    const body = { name: 'Harbour', masterType: 'centre' } as const
    expect(await (await signIn('viewer@ncuk.test')).refuse('generateCode', { body })).toEqual([
      403,
      'You do not have permission to do this.',
    ])
  })
})

describe('centres', () => {
  it('are 48, three of them inactive, and 26 is Baobab College Accra', async () => {
    const { admin } = await start()
    const { statusCounts } = await admin.succeed('Centre', 'list')
    expect(statusCounts).toEqual({ all: 48, 1: 45, '-1': 3 })
    expect(await admin.succeed('Centre', 'details', { id: 26 })).toMatchObject({ centreName: 'Baobab College Accra', centreCode: 'BCA' })
  })

  it('have two or more in each group of time zones, in 26 countries', async () => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('Centre', 'list', { query: { pageSize: 1000 } })
    const groups = list.map(({ timezoneId }) => Math.floor(Number(timezoneId) / 100))
    expect([1, 2, 3, 4, 5, 6, 7].map((group) => groups.filter((one) => one === group).length >= 2)).not.toContain(false)
    expect(new Set(list.map(({ countryId }) => countryId)).size).toBe(26)
  })

  it('have a contract that ends in 60 days, and one that ended yesterday', async () => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('Centre', 'list', { query: { pageSize: 1000 } })
    const ending = (day: string) => list.filter(({ contractEnd }) => contractEnd === day).length
    expect([ending('2027-01-20'), ending('2026-11-20')]).toEqual([1, 1])
  })

  it('are 10,000 in a large portal, in pages, sorted by the words of their country', async () => {
    const { admin } = await start('large')
    const { list = [], totalCount } = await admin.succeed('Centre', 'list', { query: { pageNo: 1000, sortParam: 'countryId:asc' } })
    expect([list.length, totalCount]).toEqual([10, 10_000])
  })
})
