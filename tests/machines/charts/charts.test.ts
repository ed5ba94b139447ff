import { formatFailure } from '#tests/support/charts/format-failure.ts'
import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { holesOf, staleOf } from '#tests/support/charts/chart-parts.ts'
import { chartEntries } from '#tests/support/charts/entries.ts'
import { walkAll } from '#tests/support/charts/walk-all.ts'
import { walkableOf } from '#tests/support/charts/walk.ts'
import { walkMachineAtRandom } from '#tests/support/charts/random-machine-walk.ts'

const first = Number(process.env['CHART_SEED'] ?? 1)
const seeds = Array.from({ length: Number(process.env['CHART_WALKS'] ?? 20) }, (_, index) => first + index)
const length = Number(process.env['CHART_STEPS'] ?? 60)
const report: object[] = []

describe.each(chartEntries.map((entry) => [entry.title, entry] as const))('%s', (title, entry) => {
  const chart = walkableOf(entry)
  const { states, transitions } = chart.parts

  it('reaches every state and every transition, and holds its laws on the way', { timeout: 60_000 }, () => {
    const { covered, failures, walks, places } = walkAll(chart)
    const holes = holesOf(chart.parts, covered, entry.unreachable)
    const isReached = (part: unknown) => covered.has(part)
    report.push({
      title,
      states: [[...states.keys()].filter(isReached).length, states.size],
      transitions: [[...transitions.keys()].filter(isReached).length, transitions.size],
      places,
      walks,
      holes,
      unreachable: entry.unreachable,
    })
    expect(failures.slice(0, 3).map(formatFailure)).toEqual([])
    expect([...holes, ...staleOf(chart.parts, covered, entry.unreachable)]).toEqual([])
  })

  it('holds its laws on walks at random', { timeout: 600_000 }, () => {
    const found = seeds.flatMap((seed) => {
      const { failures, trace } = walkMachineAtRandom(chart, seed, length)
      return failures.slice(0, 1).map((failure) => ({ failure: `On the walk of seed ${seed}: ${failure}`, trace }))
    })
    expect(found.slice(0, 1).map(formatFailure)).toEqual([])
  })
})

afterAll(() => {
  const file = process.env['CHART_REPORT']
  if (file) writeFileSync(file, JSON.stringify(report))
})
