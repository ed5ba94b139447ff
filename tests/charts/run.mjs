// How much of every machine the walks reach: `npm run charts`; `--walks 500` walks more at random, `--steps 60` farther.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { walks: { type: 'string', default: '20' }, steps: { type: 'string', default: '60' } } })
const file = join(mkdtempSync(join(tmpdir(), 'portal-charts-')), 'report.json')
const { status } = spawnSync(
  join('node_modules', '.bin', 'vitest'),
  ['run', '--project', 'unit', '--reporter=dot', 'tests/machines/charts.test.ts'],
  { stdio: 'inherit', env: { ...process.env, CHART_REPORT: file, CHART_WALKS: values.walks, CHART_STEPS: values.steps } },
)

const rows = JSON.parse(readFileSync(file, 'utf8'))
const of = ([reached, all]) => `${reached}/${all}`
const sum = (key) => rows.reduce(([reached, all], row) => [reached + row[key][0], all + row[key][1]], [0, 0])
const width = Math.max(...rows.map(({ title }) => title.length))
const line = (...cells) => cells.map((cell, at) => (at === 0 ? String(cell).padEnd(width) : String(cell).padStart(12))).join('')
console.log(`\n${line('machine', 'states', 'transitions', 'places', 'walks')}`)
for (const { title, states, transitions, places, walks, holes, unreachable } of rows) {
  console.log(line(title, of(states), of(transitions), places, walks))
  for (const hole of holes) console.log(`  not reached: ${hole}`)
  for (const [part, reason] of Object.entries(unreachable)) console.log(`  cannot be reached: ${part} (${reason})`)
}
const total = (key) => rows.reduce((all, row) => all + row[key], 0)
console.log(line('all', of(sum('states')), of(sum('transitions')), total('places'), total('walks')))
console.log(`Charts: ${rows.length} machines, ${values.walks} walks at random of each, ${values.steps} moves far`)
process.exitCode = status ?? 1
