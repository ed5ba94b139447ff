// Finds a Chromium for the browser tests; where there is none it installs one, or says in one line how.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium, shellPath } from './paths.mjs'

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0
const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
const isRootOfDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const found = () => findChromium() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined)

// A build machine downloads the light one; a developer's machine uses what is installed.
if (isRootOfDebian && !process.env.CHROMIUM_PATH && !existsSync(shellPath)) {
  run('apt-get', ['update', '-qq'])
  if (!install('chromium-headless-shell') && !found()) install('chromium')
}
if (!found()) run('npx', ['playwright', 'install', 'chromium'])

if (found()) console.log(`Chromium: ${found()}`)
else {
  console.error('No Chromium found: install one (for example `apt-get install chromium`) or set CHROMIUM_PATH to its file.')
  process.exitCode = 1
}
