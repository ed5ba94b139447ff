import { expect, it } from 'vitest'
import { signInOver, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'
import { changeResult } from './change-result.ts'

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

it('finds no withheld result of a centre by its mark, grade or points, as the provider does', async () => {
  const { handle } = startAggregator()
  const [admin, centre] = [await recordsAs(handle), await recordsAs(handle, 'centre@centre.test')]
  const found = async (person: typeof admin, query: object) =>
    ((await person.succeed('Result', 'list', { query: { ...page, ...query } })).list ?? []).map((row) => row['resultId'])
  const [row = {}] = ((await centre.succeed('Result', 'list', { query: page })).list ?? []).filter(({ points = 0 }) => Number(points) > 0)
  const { resultId, finalMark, grade, points } = row
  const filters = [
    { finalMarkFrom: String(finalMark), finalMarkTo: String(finalMark) },
    { grade: String(grade) },
    { pointsFrom: String(points), pointsTo: String(points) },
  ]
  for (const filter of filters) expect(await found(centre, filter)).toContain(resultId)
  const stored = await admin.succeed('Result', 'details', { id: Number(resultId) })
  expect((await changeResult(admin, stored, { outcome: 'Withheld', changeReason: 'A case is open.' })).status).toBe(200)
  for (const filter of filters) {
    expect(await found(centre, filter)).not.toContain(resultId)
    expect(await found(admin, { ...filter, studentId: String(row['studentId']) })).toContain(resultId)
  }
})
