// Starts the portal and the floor page, each behind the portal's own server with data in memory.
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compress } from '../../mirage/hosts/build.mjs'

const floorFolder = 'dist/bench/portal'
const floorServer = 'dist/bench/aggregator/serve.mjs'

/** Starts a server script on a port; resolves when it answers, with the seconds that took. */
async function start(script, port, env) {
  const url = `http://127.0.0.1:${port}`
  if (await fetch(url).catch(() => null)) throw new Error(`Something else answers at ${url}: end it, or set BENCH_PORT.`)
  const from = performance.now()
  const child = spawn('node', [script], { env: { ...process.env, PORT: String(port), PORTAL_DATA: 'memory', ...env }, stdio: 'ignore' })
  const ended = new Promise((done) => child.on('exit', done))
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error(`${script} did not start.`)
    await new Promise((next) => setImmediate(next))
  }
  const stop = () => {
    child.kill()
    return ended
  }
  return { url, seconds: (performance.now() - from) / 1000, stop }
}

/** Starts the portal. */
export const startPortal = (port, env = {}) => start('mirage/hosts/start.mjs', port, env)

/** Builds the floor page, compresses it ahead and serves it with its own aggregator, all as the portal does. */
export async function startFloor(port) {
  const root = fileURLToPath(new URL('./floor', import.meta.url))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    base: '/',
    build: { outDir: join(process.cwd(), floorFolder), emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  await compress(floorFolder)
  // The server serves the folder `portal` beside its own.
  mkdirSync('dist/bench/aggregator', { recursive: true })
  copyFileSync('dist/aggregator/serve.mjs', floorServer)
  return start(floorServer, port, {})
}
