import { expect, it } from 'vitest'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const page = { pageNo: 1, pageSize: 100 }

it.each(['university@university.test', 'centre@centre.test'])('counts for %s the rows of each set that it may see', async (username) => {
  const { handle } = startAggregator()
  const [admin, partner] = [await recordsAs(handle), await recordsAs(handle, username)]
  const whole = (await admin.succeed('ResultSet', 'list', { query: page })).list ?? []
  const { list: sets = [] } = await partner.succeed('ResultSet', 'list', { query: page })
  expect(sets.length).toBeGreaterThan(2)
  let seen = 0
  for (const { resultIntakeId, rowsTotal, rowsMissing } of sets) {
    const { totalCount } = await partner.succeed('Result', 'list', { query: { ...page, resultIntakeId: String(resultIntakeId) } })
    expect([resultIntakeId, rowsTotal]).toEqual([resultIntakeId, totalCount])
    expect(rowsMissing).toBeLessThanOrEqual(Number(rowsTotal))
    expect(await partner.succeed('ResultSet', 'details', { id: Number(resultIntakeId) })).toMatchObject({ rowsTotal })
    expect(Number(rowsTotal)).toBeLessThan(Number(whole.find((set) => set['resultIntakeId'] === resultIntakeId)?.['rowsTotal']))
    seen += Number(rowsTotal)
  }
  expect(seen).toBeGreaterThan(0)
})

it.each(['university@university.test', 'centre@centre.test'])(
  'tells %s neither why the provider withdrew a set, nor how many results there are of others',
  async (username) => {
    const { handle } = startAggregator()
    const [admin, provider] = [await signInOver(handle, 'admin@ncuk.test'), await recordsAs(handle)]
    const [resits, reason] = [3, 'A paper is marked again.']
    await admin.succeed('releaseResults', { path: { id: resits }, body: { audience: 'Students', isWithdrawn: 1, reason } })
    const partner = await recordsAs(handle, username)
    expect(await partner.succeed('ResultSet', 'history', { id: resits })).toEqual([])
    expect(await partner.succeed('ResultSet', 'uses', { id: resits })).toEqual({ uses: [], hiddenCount: 0 })
    expect((await partner.callBadly('ResultSet', 'history', { id: 4 })).status).toBe(404)
    expect(JSON.stringify(await provider.succeed('ResultSet', 'history', { id: resits }))).toContain(reason)
  },
)
