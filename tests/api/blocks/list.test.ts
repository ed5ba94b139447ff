import { describe, expect, it } from 'vitest'
import { create, kinds, open } from './kinds.ts'

describe.each(kinds)('the list of $kind blocks', ({ kind, of, draft }) => {
  const total = kind === 'exam' ? 14 : 10

  it('shows the newest first, ten to a page', async () => {
    const { blocks } = await open(of)
    const id = await create(blocks)
    const { ids, total: found } = await blocks.list()
    expect([ids[0], ids.length, found]).toEqual([id, 10, total + 1])
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('pages through all of them once, and is empty after the last', async () => {
    const { blocks } = await open(of)
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => blocks.list({ pageNo, pageSize: 4, sortParam: 'name:asc' })))
    const names = pages.flatMap((page) => page.names)
    expect([names.length, new Set(names).size]).toEqual([total, total])
    expect((await blocks.list({ pageNo: 5, pageSize: 4 })).names).toEqual([])
  })

  it.each(['name', 'short name', 'code'])('is searched in the %s, in any case', async (field) => {
    const { blocks } = await open(of)
    await create(blocks, { name: 'Needle in a name', shortName: 'Pin', code: 'THREAD-1' })
    const text = { name: 'nEEDLE IN', 'short name': ' pin ', code: 'thread-' }[field] ?? ''
    expect((await blocks.list({ searchText: text })).names).toEqual(['Needle in a name'])
  })

  it('takes a search literally', async () => {
    const { blocks } = await open(of)
    for (const searchText of ['(.*', '%', '\\', '[']) expect((await blocks.list({ searchText })).total).toBe(0)
  })

  it('counts the statuses of what was searched, whatever status is shown', async () => {
    const { blocks } = await open(of)
    const counts = (await blocks.list()).counts
    for (const [statusId, name] of [
      [1, 'active'],
      [2, 'draft'],
      [-1, 'inactive'],
    ] as const) {
      const page = await blocks.list({ statusId, pageSize: 100 })
      expect(page.counts).toEqual(counts)
      expect(counts).toMatchObject({ all: total, [name]: page.total })
      const records = await Promise.all(page.ids.map((id) => blocks.record(id)))
      expect(new Set(records.map(({ status }) => status))).toEqual(new Set([{ active: 1, draft: 2, inactive: 0 }[name]]))
    }
    expect((await blocks.list({ searchText: draft.name })).counts).toEqual({ all: 1, active: 0, inactive: 0, draft: 1 })
  })

  it.each(['from', 'to'])('sorts by %s in the order of the calendar, blocks without dates last', async (column) => {
    const { blocks } = await open(of)
    const undated = await create(blocks, { from: null, to: null })
    for (const direction of ['asc', 'desc']) {
      const { ids } = await blocks.list({ sortParam: `${column}:${direction}`, pageSize: 100 })
      expect(ids.at(-1)).toBe(undated)
      const days = (await Promise.all(ids.slice(0, -1).map((id) => blocks.record(id)))).map((record) =>
        column === 'from' ? record.from : record.to,
      )
      const ordered = days.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
      expect(days).toEqual(direction === 'asc' ? ordered : ordered.toReversed())
    }
  })

  it('sorts names as people do: numbers by size, case aside', async () => {
    const { blocks } = await open(of)
    for (const [index, name] of ['zz 10', 'ZZ 9', 'zz 2'].entries()) await create(blocks, { name, code: `ZZ-${index}` })
    expect((await blocks.list({ searchText: 'zz', sortParam: 'name:asc' })).names).toEqual(['zz 2', 'ZZ 9', 'zz 10'])
    expect((await blocks.list({ searchText: 'zz', sortParam: 'name:desc' })).names).toEqual(['zz 10', 'ZZ 9', 'zz 2'])
  })

  it('sorts by status as it is read', async () => {
    const { blocks } = await open(of)
    const { ids } = await blocks.list({ sortParam: 'status:asc', pageSize: 100 })
    const statuses = await Promise.all(ids.map(async (id) => (await blocks.record(id)).status))
    expect(statuses.filter((status, index) => status !== statuses[index - 1])).toEqual([1, 2, 0])
  })
})

describe('a list sorted by nonsense', () => {
  it('is refused', async () => {
    const { handle, signIn } = await open(kinds[0].of)
    const { session } = await signIn()
    const answer = await handle(
      new Request('http://portal.test/api/aggregate/v1/sms/examblock/list?sortParam=colour:up', {
        headers: { authorization: `Bearer ${session?.token}`, Loguser: '101', Logcontact: '501' },
      }),
    )
    expect([answer.status, (await answer.json()).description]).toEqual([400, 'The list cannot be sorted by "colour:up".'])
  })
})
