import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const northgate = 12
const relation = {
  universityName: 'Humber Sands University',
  universityCode: 'HSU',
  shortName: 'Humber Sands',
  countryId: 1,
  city: 'Hull',
  institutionTypeId: 1,
  contractStatusId: 1,
  contractStart: '2026-08-01',
  commission: 12.5,
  invoiceEmail: 'finance@hsu.example.ac',
  currency: 'GBP',
}

const stamps = ['institutionId', 'createdAt', 'updatedBy', 'names']
const updateOf = (record: object, change: object) => ({
  ...Object.fromEntries(Object.entries(record).filter(([name]) => !stamps.includes(name))),
  ...change,
})

async function people() {
  const { handle } = startAggregator()
  return { admin: await recordsAs(handle), own: await recordsAs(handle, 'university@university.test') }
}

describe('what is agreed with universities', () => {
  it('is there for each of the 32, and a university sees only its own', async () => {
    const { admin, own } = await people()
    expect((await admin.succeed('UniversityRelation', 'list'))['totalCount']).toBe(32)
    const { list = [] } = await own.succeed('UniversityRelation', 'list')
    expect(list.map(({ universityName }) => universityName)).toEqual(['Northgate University'])
    expect((await own.call('UniversityRelation', 'details', { id: 1 })).status).toBe(404)
  })

  it('keeps the commission from every answer to a university, and through its changes (CAT-CUR-20)', async () => {
    const { admin, own } = await people()
    const before = await admin.succeed('UniversityRelation', 'details', { id: northgate })
    await admin.succeed('UniversityRelation', 'update', { id: northgate, body: updateOf(before, { commission: 17 }) })
    const shown = await own.succeed('UniversityRelation', 'details', { id: northgate })
    const change = { id: northgate, body: updateOf(shown, { invoiceEmail: 'fees@ngu.example.ac' }) }
    await own.succeed('UniversityRelation', 'update', change)
    const stale = await own.call('UniversityRelation', 'update', change)
    expect(stale.status).toBe(409)
    const answers = await Promise.all([
      own.call('UniversityRelation', 'list'),
      own.call('UniversityRelation', 'history', { id: northgate }),
      own.call('UniversityRelation', 'uses', { id: northgate }),
      own.call('UniversityRelation', 'options'),
    ])
    expect(JSON.stringify([shown, stale, ...answers])).not.toMatch(/commission/i)
    expect((await admin.succeed('UniversityRelation', 'details', { id: northgate }))['commission']).toBe(17)
    const again = await own.succeed('UniversityRelation', 'details', { id: northgate })
    const sent = await own.call('UniversityRelation', 'update', { id: northgate, body: updateOf(again, { commission: 1 }) })
    expect([sent.status, sent.description]).toEqual([400, 'commission is not known.'])
  })

  it('makes the university with it, whose name it has from then on', async () => {
    const { admin } = await people()
    const { institutionId } = await admin.succeed('UniversityRelation', 'create', { body: { ...relation, requestId: 'r' } })
    const id = Number(institutionId)
    const university = await admin.succeed('University', 'details', { id })
    expect(university).toMatchObject({ universityName: 'Humber Sands University', universityCode: 'HSU', city: 'Hull' })
    const { institutionId: _id, createdAt: _at, updatedBy: _by, names: _names, ...fields } = university
    await admin.succeed('University', 'update', { id, body: { ...fields, universityName: 'University of the Sands' } })
    expect((await admin.succeed('UniversityRelation', 'details', { id }))['universityName']).toBe('University of the Sands')
    const removed = await admin.call('University', 'remove', { body: { institutionId: [id] } })
    expect([removed.status, removed.description]).toEqual([409, 'University cannot be deleted: it is in use.'])
  })

  it('joins a university that is there without one, and no other', async () => {
    const { admin } = await people()
    const create = (change: object, requestId: string) =>
      admin.call('UniversityRelation', 'create', { body: { ...relation, ...change, requestId } })
    const first = await create({}, 'r1')
    const { institutionId } = Object(first.data)
    await admin.succeed('UniversityRelation', 'remove', { body: { institutionId: [institutionId] } })
    expect((await create({}, 'r2')).data).toEqual({ institutionId })
    const taken = { fields: [{ field: 'universityCode', description: 'This Code is already in use.' }] }
    expect((await create({}, 'r3')).data).toEqual(taken)
    expect((await create({ universityName: 'Another University' }, 'r4')).data).toEqual(taken)
    const named = { fields: [{ field: 'universityName', description: 'This Name is already in use.' }] }
    expect((await create({ universityCode: 'XYZ' }, 'r5')).data).toEqual(named)
  })

  it('has an account manager of the provider, and says what courses there may be', async () => {
    const { admin } = await people()
    const centreUser = 103
    const refused = await admin.call('UniversityRelation', 'create', {
      body: { ...relation, accountManagerId: centreUser, requestId: 'r' },
    })
    expect(refused.data).toEqual({ fields: [{ field: 'accountManagerId', description: 'Choose a user of NCUK.' }] })
    const {
      courseId: _id,
      status: _status,
      createdAt: _at,
      updatedBy: _by,
      names: _names,
      ...course
    } = await admin.succeed('Course', 'details', { id: 56 })
    const change = await admin.call('Course', 'update', { id: 56, body: { ...course, degreeId: 9 } })
    expect(change.data).toEqual({ fields: [{ field: 'degreeId', description: 'Choose a degree that Northgate University offers.' }] })
  })
})
