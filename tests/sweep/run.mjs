// The long runs: every call × every fault in the client and on its screen, broken answers, tabs that renew together,
// exams whose network is cut, scheduling against its model, the charts' walks, journeys, all stories, what hundreds
// of navigations leave behind, and two builds byte by byte.
// `npm run sweep`; the options below change what runs and how much of it (`--only leak,tabs --rounds 40`).
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '400' },
    cuts: { type: 'string', default: '200' },
    pairs: { type: 'string', default: '500' },
    mutants: { type: 'string', default: '500' },
    shown: { type: 'string', default: '15' },
    sequences: { type: 'string', default: '10000' },
    'shown-sequences': { type: 'string', default: '300' },
    walks: { type: 'string', default: '500' },
    navigations: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    only: { type: 'string', default: 'client,malformed,cuts,tabs,leaving,screens,broken,scheduling,charts,journeys,stories,leak,builds' },
  },
})
const scratch = mkdtempSync(join(tmpdir(), 'portal-sweep-'))
const bin = (name) => join('node_modules', '.bin', name)
const env = {
  ...process.env,
  SWEEP_ROUNDS: values.rounds,
  SWEEP_CUTS: values.cuts,
  SWEEP_PAIRS: values.pairs,
  SWEEP_MUTANTS: values.mutants,
  SWEEP_SHOWN: values.shown,
  SWEEP_NAVIGATIONS: values.navigations,
  SWEEP_SEQUENCES: values.sequences,
  VITE_SWEEP_SEQUENCES: values['shown-sequences'],
  VITE_SWEEP_SEED: values.seed,
}

/** Runs a command; gives its exit code and its output. */
const run = (command, args, extra = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...env, ...extra } })
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
      process.stdout.write(part)
    })
    child.on('error', () => done({ code: 127, text }))
    child.on('exit', (code) => done({ code: code ?? 1, text }))
  })

const figures =
  /^(Fault sweep of the client|Malformed answers|Renewals|Recoveries|Sign-out|Fault and navigation|Broken answers on a screen|Leak|Charts|Two builds).*$|Scheduling sequences in the (machine|page).*$/gm
const unit = (file) => run(bin('vitest'), ['run', '--project', 'unit', '--reporter=dot', file])
/** Random sequences of scheduling, on the machine and then on the page. */
const sequences = async () => {
  const machine = await unit('tests/machines/scheduling/model.test.ts')
  const file = 'tests/areas/blocks/scheduling/sequences.test.tsx'
  const page = await run(bin('vitest'), ['run', '--project', 'browser', '--reporter=verbose', file])
  return { code: machine.code || page.code, text: `${machine.text}\n${page.text}` }
}
const browser = async (name) => {
  const file = join(scratch, `${name}.json`)
  const outcome = await run(bin('playwright'), ['test', '-c', 'tests/sweep/playwright.config.ts', '--reporter=list,json', name], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  return { ...outcome, file }
}

/** Every injection that the report of the screens holds. */
function injectionsOf(file) {
  const open = [JSON.parse(readFileSync(file, 'utf8'))]
  const found = []
  while (open.length > 0) {
    const { suites = [], specs = [] } = open.pop()
    open.push(...suites)
    for (const { tests } of specs)
      for (const { body } of tests.flatMap(({ results }) => results.at(-1)?.attachments ?? []).filter(({ name }) => name === 'injections'))
        found.push(...JSON.parse(Buffer.from(body, 'base64').toString()))
  }
  return found
}

function tableOf(injections) {
  const scenes = Map.groupBy
    ? Map.groupBy(injections, ({ scene }) => scene)
    : injections.reduce((groups, one) => groups.set(one.scene, [...(groups.get(one.scene) ?? []), one]), new Map())
  const width = Math.max(...[...scenes.keys()].map((name) => name.length))
  const lines = [...scenes].map(([scene, all]) => {
    const broken = all.filter(({ breaches }) => breaches.length > 0)
    return [
      `${scene.padEnd(width)}  ${String(all.length - 1).padStart(3)} injections  ${String(broken.length).padStart(3)} with breaches`,
      ...broken.map(({ fault, breaches }) => `${' '.repeat(width)}  ${fault}: ${breaches.join('; ')}`),
    ].join('\n')
  })
  const clean = injections.filter(({ breaches }) => breaches.length === 0).length
  return [
    ...lines,
    `Screens: ${scenes.size} scenes, ${injections.length - scenes.size} injections, ${injections.length - clean} with breaches`,
  ]
}

const steps = {
  client: () => unit('tests/api/sweep/client.test.ts'),
  malformed: () => unit('tests/api/sweep/malformed.test.ts'),
  cuts: () => unit('tests/api/assessment/network-cuts.test.ts'),
  tabs: () => browser('tabs'),
  leaving: () => browser('leaving'),
  screens: () => browser('screens'),
  broken: () => browser('broken-answers'),
  // The journeys that `npm test` leaves out.
  journeys: () => run(bin('playwright'), ['test', '-c', 'tests/e2e/playwright.config.ts', '--grep-invert', '@journey', '--reporter=list']),
  // In both themes, all of them.
  stories: () => run(bin('vitest'), ['run', '--project', 'stories', '--reporter=dot'], { VITE_SWEEP_STORIES: '1' }),
  leak: () => browser('leak'),
  builds: () => run('node', ['tests/sweep/builds.mjs']),
  scheduling: sequences,
  charts: () => run('node', ['tests/charts/run.mjs', '--walks', values.walks, '--seed', values.seed]),
}

const told = []
let hasFailed = false
for (const name of values.only.split(',')) {
  const from = Date.now()
  const { code, text, file } = await steps[name]()
  hasFailed ||= code !== 0
  told.push(...(text.match(figures) ?? []))
  if (name === 'screens') told.push(...tableOf(injectionsOf(file)))
  told.push(`${code === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - from) / 1000)} s)`)
}
console.log(`\n${told.join('\n')}`)
process.exitCode = hasFailed ? 1 : 0
