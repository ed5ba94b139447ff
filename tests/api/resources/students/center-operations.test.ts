import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

async function start() {
  const { handle } = startAggregator()
  const admin = await recordsAs(handle)
  /** Stores an operation and begins it. */
  const begun = async (fields: object): Promise<number> => {
    const body = {
      requestId: 'r1',
      title: 'Audit of exam security',
      operationType: 'Audit',
      centreId: 26,
      yearId: 22,
      dueOn: '2027-03-01',
      contactId: 501,
      ...fields,
    }
    const { operationId: id } = await admin.succeed('CenterOperation', 'create', { body })
    await admin.succeed('CenterOperation', 'move', { id: Number(id), body: { status: 'In progress' } })
    return Number(id)
  }
  const move = (id: number, state: string) => admin.callBadly('CenterOperation', 'move', { id, body: { status: state } })
  return { handle, admin, begun, move }
}

describe('an operation of a centre', () => {
  it('stands among 40, in each of its states', async () => {
    const { admin } = await start()
    const { list = [], statusCounts } = await admin.succeed('CenterOperation', 'list', { query: { pageSize: 100 } })
    expect([list.length, statusCounts]).toEqual([40, { all: 40, Open: 20, 'In progress': 10, Done: 10 }])
  })

  it('goes from open over in progress to done, and no other way (CAT-ENG-15)', async () => {
    const { admin, begun, move } = await start()
    const id = await begun({ operationType: 'Visit' })
    expect((await move(id, 'Open')).status).toBe(409)
    expect((await move(id, 'Done')).status).toBe(200)
    expect((await move(id, 'In progress')).status).toBe(409)
    const { list = [] } = await admin.succeed('CenterOperation', 'list', { query: { statusId: 'Open' } })
    expect((await move(Number(list[0]?.['operationId']), 'Done')).status).toBe(409)
  })

  it('that is an audit is done only with an action', async () => {
    const { begun, move } = await start()
    const refused = await move(await begun({}), 'Done')
    expect([refused.status, refused.data]).toEqual([400, { fields: [{ field: 'state', description: 'Action should not be blank!' }] }])
    expect((await move(await begun({ requestId: 'r2', actionRequired: 'Sign for both keys.' }), 'Done')).status).toBe(200)
  })

  it('keeps its action once the audit is done', async () => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('CenterOperation', 'list', { query: { statusId: 'Done', operationType: 'Audit' } })
    const id = Number(list[0]?.['operationId'])
    const {
      operationId: _id,
      state: _state,
      names: _names,
      createdAt: _at,
      updatedBy: _by,
      actionRequired: _action,
      ...body
    } = await admin.succeed('CenterOperation', 'details', { id })
    expect((await admin.callBadly('CenterOperation', 'update', { id, body })).data).toEqual({
      fields: [{ field: 'actionRequired', description: 'Action should not be blank!' }],
    })
  })

  it('is not offered to centres to choose from', async () => {
    const { handle } = await start()
    const centre = await recordsAs(handle, 'centre@centre.test')
    expect(await centre.succeed('CenterOperation', 'options')).toEqual([])
  })
})
