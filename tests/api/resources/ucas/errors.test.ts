import { describe, expect, it } from 'vitest'
import { createCaller, startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** The seeded import with errors. */
const ucasImportId = 2

async function start() {
  const { handle } = startAggregator()
  const caller = createCaller(handle, (await recordsAs(handle)).session)
  const list = async (query: object = {}) =>
    (await caller.succeed('listUcasErrors', { query: { ucasImportId, pageSize: 100, ...query } })).list
  return { caller, list, all: await list() }
}

describe('the errors of a UCAS import', () => {
  it('are found by a part of the UCAS ID, also as it is shown, or of the family name', async () => {
    const { list, all } = await start()
    const [one] = all.filter(({ ucasId }) => /^\d{10}$/.test(ucasId))
    if (!one) throw new Error('No error has a UCAS ID.')
    const same = all.filter(({ ucasId }) => ucasId === one.ucasId)
    expect(await list({ searchText: one.ucasId })).toEqual(same)
    expect(await list({ searchText: one.ucasId.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3') })).toEqual(same)
    const named = all.find(({ familyName }) => familyName !== '')?.familyName ?? ''
    const alike = all.filter(({ familyName }) => familyName.toLowerCase().includes(named.toLowerCase()))
    expect(await list({ searchText: ` ${named.toUpperCase()}` })).toEqual(alike)
    expect(alike.length).toBeLessThan(all.length)
    expect(await list({ searchText: 'Nobody is called so' })).toEqual([])
  })

  it('are narrowed by how they stand, while their types count all', async () => {
    const { caller, list, all } = await start()
    const [error] = all.filter(({ errorStatus }) => errorStatus === 'Open')
    await caller.succeed('updateUcasError', {
      path: { id: error?.ucasErrorId ?? 0 },
      body: { errorStatus: 'Ignored', comment: 'No longer.' },
    })
    const now = await list()
    for (const errorStatus of ['Open', 'Fixed', 'Ignored'] as const)
      expect(await list({ errorStatus })).toEqual(now.filter((one) => one.errorStatus === errorStatus))
    const { types, totalCount } = await caller.succeed('listUcasErrors', { query: { ucasImportId, errorStatus: 'Ignored' } })
    expect(totalCount).toBeGreaterThan(0)
    expect(types.reduce((sum, { total }) => sum + total, 0)).toBe(all.length)
  })

  it('come in the order of the file, or the other way round', async () => {
    const { list, all } = await start()
    const lines = all.map(({ rowNumber }) => rowNumber)
    expect(lines).toEqual(lines.toSorted((one, other) => one - other))
    expect(await list({ sortParam: 'rowNumber:asc' })).toEqual(all)
    expect(await list({ sortParam: 'rowNumber:desc' })).toEqual(all.toReversed())
  })
})
