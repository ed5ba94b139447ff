import { describe, expect, it } from 'vitest'
import { readTargetGrid } from '#machines/money/target-grid.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import { checkPasted, savePasted, type Measure, type Pasted } from '#src/money/budgets/paste-service.ts'
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

describe('a pasted grid', () => {
  async function startPaste() {
    const { records, targets } = await start()
    const service = {
      nameOfYear: () => Promise.resolve('2028/29'),
      importRows: (mode: 'check' | 'apply', rows: readonly ImportRow[]) =>
        records.succeed<readonly ImportOutcome[]>('Target', 'import', { body: { mode, rows } }),
    }
    const check = (measure: Measure, text: string) => {
      const grid = readTargetGrid(text)
      return checkPasted(service, { yearId, measure, cells: grid.kind === 'cells' ? grid.cells : [] })
    }
    return { records, targets, check, save: (pasted: Pasted) => savePasted(service, pasted) }
  }
  const centre = 'Thameside International College'

  it('names its cell with a text, and takes the others (CAT-MON-19)', async () => {
    const { check } = await startPaste()
    const { cells, outcomes } = await check('students', `\tInternational Foundation Year\tInternational Year One\n${centre}\t14\tmany`)
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['new', 'wrong'])
    const [wrong] = outcomes.filter(({ outcome }) => outcome === 'wrong')
    expect(cells[(wrong?.line ?? 0) - 1]).toEqual({ centre, programme: 'International Year One', figure: 'many' })
    expect(wrong?.problems).toEqual([{ field: 'students', value: 'many', description: 'Enter a whole number.' }])
  })

  it.each(['names', 'codes'])('leaves the other figure of a target as it is, also under %s', async (words) => {
    const { records, targets, check, save } = await startPaste()
    await save(await check('students', `\tInternational Foundation Year\n${centre}\t14`))
    const [{ centreId, programId } = {}] = await targets(yearId)
    const { centreCode } = await records.succeed('Centre', 'details', { id: Number(centreId) })
    const { programCode } = await records.succeed('Program', 'details', { id: Number(programId) })
    const [row, column] = words === 'codes' ? [String(centreCode), String(programCode)] : [centre, 'International Foundation Year']
    const pasted = await check('revenueMinor', `\t${column}\n${row}\t1,250.5`)
    expect(pasted.outcomes.map(({ outcome }) => outcome)).toEqual(['changed'])
    await save(pasted)
    expect(await targets(yearId)).toMatchObject([{ students: 14, revenueMinor: 125_050 }])
  })
})
