import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const [draft, active] = [2, 1]
/** A year without targets. */
const yearId = 24
const target = { yearId, centreId: 1, programId: 1, students: 12, revenueMinor: 288_000 }

async function start() {
  const { handle } = startAggregator()
  const admin = await recordsAs(handle)
  let requests = 0
  const create = (change: object = {}) =>
    admin.callBadly('Target', 'create', { body: { ...target, ...change, requestId: `request-${(requests += 1)}` } })
  const created = async (change: object = {}) => Number((await create(change)).data['targetId'])
  const read = (id: number) => admin.succeed('Target', 'details', { id })
  const activate = (id: number) => admin.succeed('Target', 'move', { id, body: { status: active, comment: '' } })
  const update = async (id: number, change: object) =>
    admin.call('Target', 'update', { id, body: { ...target, ...change, updatedAt: (await read(id))['updatedAt'] } })
  return { handle, admin, create, created, read, activate, update }
}

describe('a budget target', () => {
  it('is there once for a centre, a programme and a year', async () => {
    const { create } = await start()
    expect((await create()).status).toBe(200)
    expect((await create({ students: 1 })).data).toEqual({
      fields: [{ field: 'programId', description: 'This centre has a target for this programme and year.' }],
    })
    expect((await create({ programId: 2 })).status).toBe(200)
  })

  it.each([
    ['students', 5001, 'Enter a value from 0 to 5000.'],
    ['students', 1.5, 'Enter a whole number.'],
    ['revenueMinor', undefined, 'Revenue should not be blank!'],
  ])('with %s %s is refused at its field', async (field, value, description) => {
    const { create } = await start()
    expect((await create({ [field]: value })).data).toEqual({ fields: [{ field, description }] })
  })

  it('in force goes back to draft when a figure changes, and stays when none does', async () => {
    const { created, activate, update, read } = await start()
    const id = await created()
    await activate(id)
    await update(id, {})
    expect((await read(id))['status']).toBe(active)
    await update(id, { students: 13 })
    expect(await read(id)).toMatchObject({ status: draft, students: 13, currency: 'GBP' })
  })

  it('in force is not deleted', async () => {
    const { admin, created, activate } = await start()
    const id = await created()
    await activate(id)
    const { status, description } = await admin.call('Target', 'remove', { body: { targetId: [id] } })
    expect([status, description]).toEqual([400, 'Take the target back to draft first.'])
  })

  it('keeps in its history who changed which figure', async () => {
    const { admin, created, update } = await start()
    const id = await created()
    await update(id, { students: 20 })
    const [last] = await admin.succeed<readonly { changes: readonly object[] }[]>('Target', 'history', { id })
    expect(last?.changes).toEqual([{ field: 'Students', before: '12', after: '20' }])
  })

  it('is imported by its year, centre and programme; a text cell is named', async () => {
    const { admin } = await start()
    const row = { yearId: '2028/29', centreId: 'Thameside International College', programId: 'International Foundation Year' }
    const rows = [
      { line: 2, fields: { ...row, students: '14', revenueMinor: '1,250.5' } },
      { line: 3, fields: { ...row, programId: 'International Year One', students: 'many', revenueMinor: '100' } },
    ]
    const outcomes = await admin.succeed<object[]>('Target', 'import', { body: { mode: 'apply', rows } })
    expect(outcomes).toEqual([
      { line: 2, outcome: 'new', problems: [], changes: [] },
      { line: 3, outcome: 'wrong', problems: [{ field: 'students', value: 'many', description: 'Enter a whole number.' }], changes: [] },
    ])
  })

  it('is kept from partners', async () => {
    const { handle } = await start()
    const centre = await recordsAs(handle, 'centre@centre.test')
    expect((await centre.call('Target', 'list')).status).toBe(403)
  })
})

describe('a planning rate', () => {
  it('is there once for a year and a currency', async () => {
    const { admin } = await start()
    const rate = { yearId, currency: 'EUR', rate: 1.19 }
    const create = (requestId: string) => admin.callBadly('PlanningRate', 'create', { body: { ...rate, requestId } })
    expect((await create('a')).status).toBe(200)
    expect((await create('b')).data).toEqual({
      fields: [{ field: 'currency', description: 'This currency has a rate for this year.' }],
    })
  })
})
