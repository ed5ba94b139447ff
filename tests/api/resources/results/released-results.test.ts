import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

type Person = Awaited<ReturnType<typeof recordsAs>>

const [january, autumn] = [1, 4]

async function start() {
  const { handle } = startAggregator()
  const admin = await recordsAs(handle)
  /** The newest row of a set. */
  const first = async (resultIntakeId: number) => {
    const { list = [] } = await admin.succeed('Result', 'list', { query: { pageSize: 1, resultIntakeId } })
    return list[0] ?? {}
  }
  return { handle, admin, first }
}

describe('a released result', () => {
  const acts = async (admin: Person, resultId: number) => {
    const body = { resultId: [resultId] }
    const { status, data } = await admin.callBadly('Result', 'setStatus', { body: { ...body, status: -1 } })
    const { status: deleted, description } = await admin.callBadly('Result', 'remove', { body })
    return { deactivated: [status, data], deleted: [deleted, description] }
  }

  it('is neither deleted nor deactivated, as both would take its mark away without a reason (CAT-RES-11)', async () => {
    const { admin, first } = await start()
    const row = await first(january)
    const text = 'A released result is not deactivated. Withdraw its set first.'
    expect(row['isReleased']).toBe(1)
    expect(await acts(admin, Number(row['resultId']))).toEqual({
      deactivated: [400, { fields: [{ field: 'status', description: text }] }],
      deleted: [400, 'A released result is not deleted. Withdraw its set first.'],
    })
    expect((await changeResult(admin, row, { status: -1, changeReason: 'A copy.' })).data).toEqual({
      fields: [{ field: 'status', description: text }],
    })
  })

  it('is told as released to the provider alone; before the release both acts are possible', async () => {
    const { handle, admin, first } = await start()
    const row = await first(autumn)
    expect(row['isReleased']).toBe(0)
    expect(await acts(admin, Number(row['resultId']))).toMatchObject({
      deactivated: [200, null],
      deleted: [200, 'Result deleted successfully.'],
    })
    const centre = await recordsAs(handle, 'centre@centre.test')
    const { list: seen = [] } = await centre.succeed('Result', 'list', { query: { pageSize: 1000 } })
    expect([seen.length > 0, seen.filter((one) => 'isReleased' in one)]).toEqual([true, []])
  })
})
