import { expect, it } from 'vitest'
import { readTargetGrid } from '#machines/money/target-grid.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import { rowsOf } from '#src/money/budgets/paste-service.ts'
import { startAggregator } from '#tests/support/aggregator.ts'
import { recordsAs } from '#tests/support/records.ts'

/** A year without targets, and the one before it, whose targets are drafts. */
const [yearId, before] = [24, 23]

async function start() {
  const { handle, signIn } = startAggregator()
  const [admin, records] = await Promise.all([signIn(), recordsAs(handle)])
  const targets = async (of: number) => (await records.succeed('Target', 'list', { query: { pageSize: 1000, yearId: of } })).list ?? []
  const copy = (percent: number, into = yearId) => admin.call('copyTargets', { body: { yearId: into, percent } })
  return { admin, records, targets, copy }
}

it('copies last year + 10 % with students rounded up, as drafts, once (CAT-MON-19)', { timeout: 30_000 }, async () => {
  const { records, targets, copy } = await start()
  expect((await copy(10)).status).toBe(400)
  const drafts = await targets(before)
  const sample = drafts.find(({ students }) => students === 3)
  for (const one of drafts.filter((draft, place) => place < 1 || draft === sample))
    await records.succeed('Target', 'move', { id: Number(one['targetId']), body: { status: 1, comment: '' } })
  const { description } = await copy(10)
  expect(description).toMatch(/^[12] targets? created, 0 existed\.$/)
  const copied = (await targets(yearId)).find(
    (one) => one['centreId'] === sample?.['centreId'] && one['programId'] === sample?.['programId'],
  )
  // 3.3 students are four.
  expect(copied).toMatchObject({ students: 4, revenueMinor: Math.round(Number(sample?.['revenueMinor']) * 1.1), status: 2 })
  expect((await copy(50)).description).toMatch(/^0 targets created, [12] existed\.$/)
})

it('names the text cell of a pasted grid, and takes the others; the other figure of a target stays (CAT-MON-19)', async () => {
  const { records } = await start()
  const centre = 'Thameside International College'
  const grid = readTargetGrid(`\tInternational Foundation Year\tInternational Year One\n${centre}\t14\tmany`)
  const cells = grid.kind === 'cells' ? grid.cells : []
  const paste = async (mode: 'check' | 'apply', rows: readonly ImportRow[]) =>
    records.succeed<readonly ImportOutcome[]>('Target', 'import', { body: { mode, rows } })
  const rows = rowsOf({ measure: 'students', cells }, '2028/29', [])
  const outcomes = await paste('check', rows)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'wrong'])
  const [wrong] = outcomes.filter(({ outcome }) => outcome === 'wrong')
  expect(cells[(wrong?.line ?? 0) - 1]).toEqual({ centre, programme: 'International Year One', figure: 'many' })
  expect(wrong?.problems).toEqual([{ field: 'students', value: 'many', description: 'Enter a whole number.' }])
  await paste('apply', rows.slice(0, 1))
  const stored = {
    id: '1',
    name: '',
    status: 2,
    createdAt: '',
    updatedAt: '',
    updatedBy: '',
    names: { Centre: { 1: { name: centre, status: 1 } }, Program: { 1: { name: 'International Foundation Year', status: 1 } } },
    fields: { centreId: 1, programId: 1, students: 14, revenueMinor: 0 },
  }
  const revenue = rowsOf({ measure: 'revenueMinor', cells: cells.slice(0, 1).map((one) => ({ ...one, figure: '1,250.5' })) }, '2028/29', [
    stored,
  ])
  expect(revenue[0]?.fields).toMatchObject({ students: '14', revenueMinor: '1,250.5' })
  expect((await paste('apply', revenue))[0]?.outcome).toBe('changed')
})
