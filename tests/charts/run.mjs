// How much of every machine the walks reach: `npm run charts`; `--walks 500` walks more at random, `--steps 60` farther.
// `npm run charts -- --page` walks the charts in the served portal; it needs what `npm run build` builds.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    walks: { type: 'string', default: '20' },
    steps: { type: 'string', default: '60' },
    page: { type: 'boolean', default: false },
  },
})
const file = join(mkdtempSync(join(tmpdir(), 'portal-charts-')), 'report.json')
const run = (name, args, env) =>
  spawnSync(join('node_modules', '.bin', name), args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

/** What the walks on the page attached to their tests. */
function attachedTo(report) {
  const open = [report]
  const found = []
  while (open.length > 0) {
    const { suites = [], specs = [] } = open.pop()
    open.push(...suites)
    const attachments = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.attachments ?? []))
    for (const { name, body } of attachments) if (name === 'chart') found.push(JSON.parse(Buffer.from(body, 'base64').toString()))
  }
  return found
}

const onMachines = () => ({
  status: run('vitest', ['run', '--project', 'unit', '--reporter=dot', 'tests/machines/charts.test.ts'], {
    CHART_REPORT: file,
    CHART_WALKS: values.walks,
    CHART_STEPS: values.steps,
  }),
  read: () => JSON.parse(readFileSync(file, 'utf8')),
})
const onPage = () => ({
  status: run('playwright', ['test', '-c', 'tests/charts/playwright.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }),
  read: () => attachedTo(JSON.parse(readFileSync(file, 'utf8'))),
})

const { status, read } = values.page ? onPage() : onMachines()
const rows = read()
const of = ([reached, all]) => `${reached}/${all}`
const sum = (key) => rows.reduce(([reached, all], row) => [reached + row[key][0], all + row[key][1]], [0, 0])
const total = (key) => rows.reduce((all, row) => all + row[key], 0)
const width = Math.max(...rows.map(({ title }) => title.length), 8)
const line = (...cells) => cells.map((cell, at) => (at === 0 ? String(cell).padEnd(width) : String(cell).padStart(12))).join('')
const last = values.page ? 'moves' : 'places'
console.log(`\n${line('machine', 'states', 'transitions', 'walks', last)}`)
for (const row of rows) {
  console.log(line(row.title, of(row.states), of(row.transitions), row.walks, row[last]))
  for (const hole of row.holes) console.log(`  not reached: ${hole}`)
  for (const [part, reason] of Object.entries(row.unreachable)) console.log(`  cannot be reached: ${part} (${reason})`)
}
console.log(line('all', of(sum('states')), of(sum('transitions')), total('walks'), total(last)))
console.log(
  values.page
    ? `Charts on the page: ${rows.length} machines`
    : `Charts: ${rows.length} machines, ${values.walks} walks at random of each, ${values.steps} moves far`,
)
process.exitCode = status
