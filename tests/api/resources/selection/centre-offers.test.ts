import { describe, expect, it } from 'vitest'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

const science = 2
const draftCurriculum = 4
const year = 22
const baobab = 26

async function start() {
  const { handle } = startAggregator()
  return { handle, admin: await recordsAs(handle) }
}

const offer = (centreIds: readonly number[], change: object = {}) => ({
  body: { curriculumId: science, yearId: year, centreIds, requestId: 'visit-1', ...change },
})

describe('offers to centres', () => {
  it('are 120, each with how far its selection is', async () => {
    const { admin } = await start()
    const { list = [], totalCount } = await admin.succeed('CentreOffer', 'list', { query: { pageSize: 1000 } })
    expect(totalCount).toBe(120)
    const count = (status: number) => list.filter(({ selectionStatus }) => selectionStatus === status).length
    expect([count(0), count(3), count(4), count(5)]).toEqual([36, 20, 44, 20])
    const mine = list
      .filter(({ centreId }) => centreId === baobab)
      .map(({ curriculumId, selectionStatus }) => [curriculumId, selectionStatus])
    expect(mine).toEqual([
      [5, 4],
      [8, 0],
      [6, 5],
      [2, 4],
      [1, 3],
    ])
  })

  it('have one whose window closes today', async () => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('CentreOffer', 'list', { query: { pageSize: 1000 } })
    expect(list.filter(({ selectionTo }) => selectionTo === '2026-11-21')).toMatchObject([{ curriculumId: 6, centreId: 27 }])
  })

  it('of a group of 12, 3 of them offered before, are 9 created, 3 existed (CAT-CUR-14)', async () => {
    const { admin } = await start()
    const { list: all = [] } = await admin.succeed('CentreOffer', 'list', { query: { pageSize: 1000, curriculumId: science } })
    const offered = all.map(({ centreId }) => Number(centreId))
    const others = Array.from({ length: 44 }, (_, index) => index + 1).filter((id) => !offered.includes(id) && id !== 19)
    const group = [...offered.slice(0, 3), ...others.slice(0, 9)]
    const first = await admin.call('CentreOffer', 'create', offer(group))
    expect([first.status, first.description]).toEqual([200, '9 created, 3 existed'])
    const after = await admin.succeed('CentreOffer', 'list', { query: { curriculumId: science } })
    expect(after.totalCount).toBe(offered.length + 9)
    // Sent again after its answer was lost.
    expect(await admin.call('CentreOffer', 'create', offer(group))).toEqual(first)
    expect((await admin.succeed('CentreOffer', 'list', { query: { curriculumId: science } })).totalCount).toBe(offered.length + 9)
    const again = await admin.call('CentreOffer', 'create', offer(group, { requestId: 'visit-2' }))
    expect(again.description).toBe('0 created, 12 existed')
  })

  it('have the days of their curriculum unless they have their own', async () => {
    const { admin } = await start()
    const curriculum = await admin.succeed('Curriculum', 'details', { id: 8 })
    const { curriculumCentreId } = await admin.succeed<Record<string, number>>(
      'CentreOffer',
      'create',
      offer([8], { curriculumId: 8, maxCombos: 3 }),
    )
    const stored = await admin.succeed('CentreOffer', 'details', { id: Number(curriculumCentreId) })
    expect([stored['selectionFrom'], stored['selectionTo'], stored['maxCombos']]).toEqual([
      curriculum['selectionFrom'],
      curriculum['selectionTo'],
      3,
    ])
    expect(stored).not.toHaveProperty('centreIds')
    const late = await admin.call('CentreOffer', 'create', offer([9], { selectionFrom: '2099-01-01', requestId: 'visit-2' }))
    expect(late.data).toEqual({ fields: [{ field: 'selectionTo', description: 'End date should not be earlier than start date!' }] })
  })

  it('need a centre and an active curriculum', async () => {
    const { admin } = await start()
    const refused = async (change: object) => (await admin.callBadly('CentreOffer', 'create', offer([9], change))).data
    expect(await refused({ centreIds: [] })).toEqual({ fields: [{ field: 'centreIds', description: 'Centres should not be blank!' }] })
    expect(await refused({ curriculumId: draftCurriculum })).toEqual({
      fields: [{ field: 'curriculumId', description: 'Choose an active curriculum.' }],
    })
  })

  it('say Incomplete of a selection of which something was deactivated, as the selection itself does', async () => {
    const { admin } = await start()
    await admin.succeed('Combo', 'setStatus', { body: { comboId: [1], status: -1 } })
    const all = { query: { pageSize: 1000 } }
    const { list: offers = [] } = await admin.succeed('CentreOffer', 'list', all)
    const { list: selections = [] } = await admin.succeed('CentreSelection', 'list', all)
    const incomplete = (list: readonly Record<string, unknown>[]) =>
      list
        .filter(({ selectionStatus }) => selectionStatus === 5)
        .map(({ curriculumId, centreId }) => `${String(curriculumId)} ${String(centreId)}`)
    expect(incomplete(selections).length).toBeGreaterThan(20)
    expect(incomplete(offers).toSorted()).toEqual(incomplete(selections).toSorted())
  })

  it('are of the first year of their curriculum, or of a later one', async () => {
    const { admin } = await start()
    const of = (yearId: number) =>
      admin.call('CentreOffer', 'create', offer([1], { curriculumId: 8, yearId, requestId: `visit-${yearId}` }))
    expect((await of(21)).data).toEqual({ fields: [{ field: 'yearId', description: 'Choose 2026/27 or a later year.' }] })
    expect([(await of(22)).status, (await of(23)).status]).toEqual([200, 200])
  })

  it('stay once a centre has begun to choose, and name its selection', async () => {
    const { admin } = await start()
    const { list = [] } = await admin.succeed('CentreOffer', 'list', { query: { pageSize: 1000, centreId: baobab } })
    const of = (curriculumId: number) => Number(list.find((one) => one['curriculumId'] === curriculumId)?.['curriculumCentreId'])
    const begun = await admin.call('CentreOffer', 'remove', { body: { curriculumCentreId: [of(1)] } })
    expect(begun).toMatchObject({ status: 409, data: { kind: 'used', uses: [{ resource: 'CentreSelection', id: 1 }] } })
    expect((await admin.call('CentreOffer', 'remove', { body: { curriculumCentreId: [of(8)] } })).status).toBe(200)
  })
})
