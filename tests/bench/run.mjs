// Prints figures and ratios beside their performance budgets. Does not fail when one is exceeded. A budget in milliseconds holds
// for one machine: it is printed with what it comes to on this one, by the time that both take for the floor page.
// `--json` writes them as JSON; `--journeys` measures only what people wait for on their way in.
import { chromium } from 'playwright'
import { buildAll, isFresh } from '../../mirage/hosts/build.mjs'
import { findChromium } from '../support/chromium/paths.mjs'
import { journeyRows, signInToFloor } from './journeys.mjs'
import { largePageRows } from './large-pages.mjs'
import { milliseconds, prefix, quantile } from './page-tools.mjs'
import { firstChunks, firstSheets, readManifest, weight, onWire } from './portal-chunks.mjs'
import { recordRows } from './records.mjs'
import { resultRows } from './results.mjs'
import { ruleRows } from './rules.mjs'
import { schedulingRows } from './scheduling.mjs'
import { startFloor, startPortal } from './serving.mjs'

const port = Number(process.env.BENCH_PORT ?? 4391)
const hasAll = !process.argv.includes('--journeys')
/** What the floor took from sign-in to its rows on the machine that the budgets in milliseconds were set on. */
const referenceMs = 120
const rows = []
const row = (what, figure, budget) => rows.push({ what, figure, budget })
const rowsFrom = async (source) => {
  for (const cells of await source) row(...cells)
}

/** Milliseconds of one call of the running aggregator, the median of several. */
async function timedCall(origin, path, init) {
  const times = []
  for (let i = 0; i < 9; i++) {
    const from = performance.now()
    await (await fetch(`${origin}${prefix}${path}`, init)).text()
    times.push(performance.now() - from)
  }
  return quantile(times, 0.5)
}

/** The headers of an administrator's calls. */
async function signInByCall(origin) {
  const answer = await fetch(`${origin}${prefix}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@ncuk.test', password: 'Portal#2026' }),
  })
  const { data } = await answer.json()
  return { authorization: `${data.token_type} ${data.token}`, loguser: String(data.userId), logcontact: String(data.contactId) }
}

if (!isFresh()) await buildAll()
const manifest = readManifest()
row('sign-in: JS on the wire', `${(weight(manifest, firstChunks(manifest)) / 1024).toFixed(1)} KB br`, '≤ 96 KB')
row('sign-in: CSS', `${(firstSheets().reduce((sum, file) => sum + onWire(file), 0) / 1024).toFixed(1)} KB br`, '≤ 6 KB')

const portal = await startPortal(port)
const floor = await startFloor(port + 1)
row('npm start with a build in place until it answers', `${portal.seconds.toFixed(2)} s`, '≤ 2 s')
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const floorTimes = []
const timeFloor = async () => {
  for (let round = 0; round < 5; round++) floorTimes.push(await signInToFloor(browser, floor.url))
}
try {
  await rowsFrom(journeyRows(browser, floor.url, portal.url))
  await timeFloor()
} finally {
  await portal.stop()
}

if (hasAll) {
  const large = await startPortal(port, { PORTAL_SCENARIO: 'large' })
  const headers = await signInByCall(large.url)
  const list = '/sms/examblock/list?pageNo=3&pageSize=10&searchText=&statusId=0&sortParam=name:asc'
  row('aggregator, 10,000 blocks: a page of the list', `${(await timedCall(large.url, list, { headers })).toFixed(0)} ms`, '≤ 50 ms')
  const contacts = '/contact-management/contact/list?pageNo=3&pageSize=50&searchText=farah&statusId=0&sortParam=fullName:asc'
  row('aggregator, 10,000 contacts: a page of a search', `${(await timedCall(large.url, contacts, { headers })).toFixed(0)} ms`, '≤ 50 ms')
  await rowsFrom(schedulingRows(browser, large.url, headers))
  await rowsFrom(largePageRows(browser, large.url, headers))
  const asAdmin = { ...headers, 'content-type': 'application/json' }
  await rowsFrom(
    recordRows(
      (path, init) => fetch(`${large.url}${prefix}${path}`, { ...init, headers: asAdmin }),
      (path) => timedCall(large.url, path, { headers }),
    ),
  )
  await large.stop()
  // Machines slow down and recover within minutes.
  await timeFloor()
}
await floor.stop()
await browser.close()
if (hasAll) await rowsFrom(resultRows())
if (hasAll) await rowsFrom(ruleRows())

const speed = quantile(floorTimes, 0.5)
const slowness = speed / referenceMs
const inMs = /^≤ (\d+) ms$/
for (const one of rows) {
  const [, budget] = inMs.exec(one.budget) ?? []
  if (budget) one.budget += ` × ${slowness.toFixed(2)} = ${milliseconds(budget * slowness)}`
}
row(
  'this machine: sign in until the list shows, CPU ÷4, of the floor',
  `${milliseconds(speed)} = ${slowness.toFixed(2)} × that of the budgets`,
  '',
)

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
else for (const { what, figure, budget } of rows) console.log(`${what.padEnd(72)} ${figure.padEnd(56)} ${budget}`)
