// Changes the code in small ways, one at a time, and counts how many of these changes some test notices.
// `npm run mutate` walks all scopes; `npm run mutate -- ids storage` those that are named. Prints each one's score last.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scopes } from './scopes.mjs'

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(scopes, name))
if (unknown.length > 0) {
  console.error(`No scope is called ${unknown.join(', ')}. The scopes are ${Object.keys(scopes).join(', ')}.`)
  process.exit(1)
}

const stryker = (name) =>
  new Promise((done) => {
    const child = spawn(join('node_modules', '.bin', 'stryker'), ['run', 'tests/mutation/stryker.config.mjs'], {
      stdio: 'inherit',
      // West of Greenwich, a day that is taken for an instant becomes the day before.
      env: { TZ: 'America/Los_Angeles', ...process.env, MUTATION_SCOPE: name },
    })
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })

/** The numbers of mutants in a scope's report by their outcome. */
function tally(name) {
  const { files } = JSON.parse(readFileSync(`dist/mutation-${name}.json`, 'utf8'))
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length
  return { noticed: count('Killed', 'Timeout'), survived: count('Survived'), uncovered: count('NoCoverage') }
}

const lines = []
for (const name of named.length > 0 ? named : Object.keys(scopes)) {
  const code = await stryker(name)
  if (code !== 0) process.exitCode = 1
  const { noticed, survived, uncovered } = code === 0 ? tally(name) : { noticed: 0, survived: 0, uncovered: 0 }
  const all = noticed + survived + uncovered
  const score = all === 0 ? 'did not run' : `${((100 * noticed) / all).toFixed(1)} %`
  lines.push(`${name.padEnd(14)} ${score.padStart(11)}   ${noticed} noticed, ${survived} survived, ${uncovered} in no test`)
}
console.log(`\n${lines.join('\n')}`)
