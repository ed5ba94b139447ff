// Prints the performance budgets that exist by now, as figures and ratios; `--json` writes them as JSON. Fails on nothing.
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build } from 'vite'
import { buildAll, isFresh } from '../../mirage/hosts/build.mjs'
import { findChromium } from '../support/chromium-paths.mjs'
import { largePageRows } from './large-pages.mjs'
import { ruleRows } from './rules.mjs'
import { schedulingRows } from './scheduling.mjs'
import { firstChunks, firstSheets, readManifest, weight, onWire } from './portal-chunks.mjs'

const rounds = 5
const port = 4391
const floorFolder = 'dist/bench/floor'
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
const rows = []
const row = (what, figure, budget) => rows.push({ what, figure, budget })

/** Starts the portal on its own port with data in memory; resolves when it answers, with the seconds that took. */
async function startPortal(env = {}) {
  const from = performance.now()
  const child = spawn('node', ['mirage/hosts/start.mjs'], {
    env: { ...process.env, PORT: String(port), PORTAL_DATA: 'memory', ...env },
    stdio: 'ignore',
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('The portal did not start.')
    await new Promise((next) => setImmediate(next))
  }
  return { child, seconds: (performance.now() - from) / 1000, stop: () => new Promise((done) => child.on('exit', done).kill()) }
}

/** Builds the floor page and serves it with brotli, as the portal is served. */
async function startFloor() {
  const root = fileURLToPath(new URL('./floor', import.meta.url))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    base: '/',
    build: { outDir: join(process.cwd(), floorFolder), emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://floor').pathname
    const file = join(floorFolder, extname(path) === '' ? 'index.html' : path)
    const isThere = existsSync(file)
    response.writeHead(isThere ? 200 : 404, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
    })
    response.end(isThere ? brotliCompressSync(readFileSync(file)) : undefined)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}

/** Milliseconds from navigation until the sign-in button shows, on a slowed machine and network, caches cold. */
async function ready(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 165,
    downloadThroughput: 9e6 / 8,
    uploadThroughput: 1.5e6 / 8,
  })
  const from = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  const taken = performance.now() - from
  const shift = await page.evaluate(() => performance.getEntriesByType('layout-shift').reduce((sum, entry) => sum + entry.value, 0))
  await context.close()
  return { taken, shift }
}

/** Milliseconds of one call of the running aggregator, the median of several. */
async function timedCall(path, init) {
  const times = []
  for (let i = 0; i < 9; i++) {
    const from = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/api/aggregate/v1${path}`, init)).text()
    times.push(performance.now() - from)
  }
  return median(times)
}

for (const cells of await ruleRows()) row(...cells)
if (!isFresh()) await buildAll()
const manifest = readManifest()
const first = firstChunks(manifest)
row('sign-in: JS on the wire', `${(weight(manifest, first) / 1024).toFixed(1)} KB br`, '≤ 96 KB')
row('sign-in: CSS', `${(firstSheets().reduce((sum, file) => sum + onWire(file), 0) / 1024).toFixed(1)} KB br`, '≤ 6 KB')

const floor = await startFloor()
const portal = await startPortal()
row('npm start with a build in place until it answers', `${portal.seconds.toFixed(2)} s`, '≤ 2 s')
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const taken = { floor: [], portal: [] }
let shift = 0
for (let round = 0; round < rounds; round++) {
  taken.floor.push((await ready(browser, floor.url)).taken)
  const mine = await ready(browser, `http://127.0.0.1:${port}/login`)
  taken.portal.push(mine.taken)
  shift = Math.max(shift, mine.shift)
}
row(
  'sign-in: ready',
  `${median(taken.portal).toFixed(0)} ms = ${(median(taken.portal) / median(taken.floor)).toFixed(2)} × floor`,
  '≤ 1.15 × floor',
)
row('sign-in: layout shift', shift.toFixed(3), '0')
await portal.stop()
floor.stop()

const large = await startPortal({ PORTAL_SCENARIO: 'large' })
const signIn = await (
  await fetch(`http://127.0.0.1:${port}/api/aggregate/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@ncuk.test', password: 'Portal#2026' }),
  })
).json()
const headers = {
  authorization: `${signIn.data.token_type} ${signIn.data.token}`,
  loguser: String(signIn.data.userId),
  logcontact: String(signIn.data.contactId),
}
const listTime = await timedCall('/sms/examblock/list?pageNo=3&pageSize=10&searchText=&statusId=0&sortParam=name:asc', { headers })
row('aggregator, 10,000 blocks: a page of the list', `${listTime.toFixed(0)} ms`, '≤ 50 ms')
for (const rowsOf of [schedulingRows, largePageRows])
  for (const cells of await rowsOf(browser, `http://127.0.0.1:${port}`, headers)) row(...cells)
await browser.close()
await large.stop()

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2))
else for (const { what, figure, budget } of rows) console.log(`${what.padEnd(72)} ${figure.padEnd(44)} ${budget}`)
