// How much of every machine the walks reach: `npm run charts`; `--walks 500` walks more at random, `--steps 60` farther, and
// `--seed 7` from other seeds. `npm run charts -- --page` also walks charts in the served portal (which `npm run build`
// builds), 3 times at random unless told, 25 moves far.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    walks: { type: 'string' },
    steps: { type: 'string' },
    seed: { type: 'string', default: process.env['CHART_SEED'] ?? '1' },
    page: { type: 'boolean', default: false },
  },
})
const scratch = mkdtempSync(join(tmpdir(), 'portal-charts-'))
const run = (name, args, env) =>
  spawnSync(join('node_modules', '.bin', name), args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const wandering = ({ walks, steps }) => ({
  CHART_SEED: values.seed,
  CHART_WALKS: values.walks ?? walks,
  CHART_STEPS: values.steps ?? steps,
})

/** What the walks on the page attached to their tests, by the name of the attachment. */
function attachedTo(report) {
  const open = [report]
  const found = { chart: [], wandering: [] }
  while (open.length > 0) {
    const { suites = [], specs = [] } = open.pop()
    open.push(...suites)
    const attachments = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.attachments ?? []))
    for (const { name, body } of attachments) found[name]?.push(JSON.parse(Buffer.from(body ?? '', 'base64').toString() || 'null'))
  }
  return found
}

function onMachines() {
  const file = join(scratch, 'machines.json')
  const env = { CHART_REPORT: file, ...wandering({ walks: '20', steps: '60' }) }
  const status = run('vitest', ['run', '--project', 'unit', '--reporter=dot', 'tests/machines/charts/charts.test.ts'], env)
  return { status, rows: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [], walks: env.CHART_WALKS, steps: env.CHART_STEPS }
}

function onPage() {
  const file = join(scratch, 'page.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...wandering({ walks: '3', steps: '25' }) }
  const status = run('playwright', ['test', '-c', 'tests/charts/playwright.config.ts', '--reporter=list,json'], env)
  const { chart, wandering: wanderings } = attachedTo(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const rows = chart
    .toSorted((one, other) => (one.title < other.title ? -1 : 1))
    .map((row) => {
      const atRandom = wanderings.find(({ title }) => title === row.title)
      return { ...row, random: atRandom?.moves ?? 0, failures: [...row.failures, ...(atRandom?.failures ?? [])] }
    })
  return { status, rows, walks: env.CHART_WALKS, steps: env.CHART_STEPS }
}

const of = ([reached, all]) => `${reached}/${all}`

/** A table of what was reached, machine by machine; `columns` are the figures beside that, with their headings. */
function print(rows, columns) {
  const width = Math.max(...rows.map(({ title }) => title.length), 8)
  const line = (...cells) => cells.map((cell, at) => (at === 0 ? String(cell).padEnd(width) : String(cell).padStart(12))).join('')
  const sum = (key) => rows.reduce(([reached, all], row) => [reached + row[key][0], all + row[key][1]], [0, 0])
  const total = (key) => rows.reduce((all, row) => all + row[key], 0)
  console.log(`\n${line('machine', 'states', 'transitions', ...Object.values(columns))}`)
  for (const row of rows) {
    console.log(line(row.title, of(row.states), of(row.transitions), ...Object.keys(columns).map((key) => row[key])))
    for (const hole of row.holes) console.log(`  not reached: ${hole}`)
    for (const file of row.failures ?? []) console.log(`  left its chart: ${file} (Machines/Replay plays it)`)
    for (const [part, reason] of Object.entries(row.unreachable)) console.log(`  cannot be reached: ${part} (${reason})`)
  }
  console.log(line('all', of(sum('states')), of(sum('transitions')), ...Object.keys(columns).map(total)))
}

const machines = onMachines()
const page = values.page ? onPage() : null
const walked = (what, { rows, walks, steps }) =>
  `${what}: ${rows.length} machines, ${walks} walks at random of each, ${steps} moves far, from seed ${values.seed}`
print(machines.rows, { walks: 'walks', places: 'places' })
console.log(walked('Charts', machines))
if (page) {
  print(page.rows, { walks: 'walks', moves: 'moves', random: 'at random' })
  console.log(walked('Charts on the page', page))
}
process.exitCode = Math.max(machines.status, page?.status ?? 0)
