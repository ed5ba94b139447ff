// Finds a Chromium for the browser tests; where there is none it installs one, or says in one line how.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]
const attempts = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium']],
]
const found = () =>
  known.find((path) => path && existsSync(path)) ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

for (const [command, args] of attempts) {
  if (found()) break
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
}

if (found()) console.log(`Chromium: ${found()}`)
else {
  console.error('No Chromium found: install one (for example `apt-get install chromium`) or set CHROMIUM_PATH to its file.')
  process.exitCode = 1
}
