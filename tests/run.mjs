// All checks in one run: prints each one's outcome with the names of what failed, and last "N passed, N failed". Exits 1 when
// anything failed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'

const scratch = mkdtempSync(join(tmpdir(), 'portal-checks-'))
const bin = (name) => join('node_modules', '.bin', name)

/** Runs a command with its output shown; resolves to its exit code. */
const run = (command, args, env = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })

/** A check that either holds or not. */
const check = (name, command, args) => ({
  name,
  run: async () => ((await run(command, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
})

/** A test runner's own counts and the names of what failed; a runner that dies, or runs nothing, counts as one failure. */
const counted = (name, command, args, file, read, env = {}) => ({
  name,
  run: async () => {
    const code = await run(command, args, env)
    try {
      const { passed, failed, failures } = read(JSON.parse(readFileSync(file, 'utf8')))
      return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, failures }
    } catch {
      return { passed: 0, failed: 1 }
    }
  },
})

// What was skipped counts as failed, and is named as well.
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults.filter((one) => one.status !== 'passed').map(({ fullName }) => fullName)
    // A file that cannot be loaded has no tests.
    return (names.length === 0 && status === 'failed' ? [''] : names).map((one) => `${relative('', name)} ${one}`)
  })

const playwrightFailures = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some((one) => one.status !== 'expected')).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(playwrightFailures),
]

const vitest = (name, projects, { env = {}, more = [], workers = availableParallelism() } = {}) => {
  const file = join(scratch, `${name.replaceAll(/\W+/g, '-')}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    // Left to itself it keeps one core free, which is half of a machine of two.
    `--maxWorkers=${workers}`,
    // A machine that does other work as well is slow, not wrong.
    '--testTimeout=30000',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  ]
  return counted(
    name,
    bin('vitest'),
    args,
    file,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numTotalTests - report.numPassedTests,
      failures: vitestFailures(report),
    }),
    env,
  )
}

const playwright = () => {
  const file = join(scratch, 'e2e.json')
  const args = ['test', '-c', 'tests/e2e/playwright.config.ts', '--grep', '@journey', '--reporter=list,json']
  const read = (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
    failures: playwrightFailures(report),
  })
  return counted('journeys in Chromium', bin('playwright'), args, file, read, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
}

// No test of these folders reads a local time, as a wrapper around Date and Intl counted: the first run is enough for them.
const zonelessFolders = [
  'api',
  'architecture',
  'contract',
  'machines',
  'support',
  'rules/{access,account,assessment,curriculum-selection,ids,notifications}',
  'areas/{app,assessment,assets,charts,communications,module-properties,money,people,resources,selection,session,storage,students,ui}',
]

// Each group runs as lanes at the same time, and each lane its checks in turn: what keeps one core busy stands beside another.
const groups = [
  [
    [
      check('generated files are fresh', 'npm', ['run', '--silent', 'check:generated']),
      check('contract lint', 'npm', ['run', '--silent', 'check:contract', '--', '--max-problems', '20']),
      check('format', 'npm', ['run', '--silent', 'check:format']),
      check('browser for the tests', 'node', ['tests/support/chromium/ensure.mjs']),
      check('types and lint', 'npm', ['run', '--silent', 'check:types']),
    ],
    [check('build', 'node', ['mirage/hosts/build.mjs']), vitest('sizes', ['sizes'], { workers: 1 })],
  ],
  [[vitest('unit, west of Greenwich', ['unit'], { env: { TZ: 'America/Los_Angeles' } })]],
  [
    [
      vitest('unit, east of Greenwich', ['unit'], {
        env: { TZ: 'Pacific/Auckland' },
        more: zonelessFolders.map((folder) => `--exclude=tests/${folder}/**`),
      }),
    ],
  ],
  [[vitest('stories and components in Chromium', ['stories', 'browser', 'mocked'])]],
  [[playwright()]],
]

const outcomes = []
async function runLane(lane) {
  for (const step of lane) {
    console.log(`\n── ${step.name}`)
    const from = Date.now()
    const outcome = await step.run()
    outcomes.push({ ...outcome, name: step.name, seconds: Math.round((Date.now() - from) / 1000) })
  }
}
for (const lanes of groups) await Promise.all(lanes.map(runLane))

const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
console.log('')
for (const { name, passed, failed, seconds, failures = [] } of outcomes) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  for (const failure of failures) console.log(`    ${failure}`)
}
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
