// `npm run firefox`: walks the portal in a Firefox of this machine, or says in one line that there is none. FIREFOX_PATH names one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
const firefox = process.env['FIREFOX_PATH'] ?? paths.find((path) => existsSync(path))

if (firefox === undefined) console.log('No Firefox found: install one, or set FIREFOX_PATH to its file.')
else {
  const env = { ...process.env, FIREFOX_PATH: firefox }
  const walk = spawnSync(join('node_modules', '.bin', 'vitest'), ['run', '--project', 'firefox'], { stdio: 'inherit', env })
  process.exitCode = walk.status === 0 ? 0 : 1
}
