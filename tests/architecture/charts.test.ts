import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Folders for developers: what draws and replays machines, and the inspector, which shows it. */
const allowed = ['charts', 'player', 'inspector'].map((room) => `src/devtools/${room}/`)

it('keeps charts, their layout engine and their player out of what people use', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'machines', 'mirage'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !allowed.some((folder) => file.startsWith(folder)))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => /(from |import\()['"][^'"]*\/(charts|player)\/|['"]elkjs/.test(readFileSync(file, 'utf8')))).toEqual([])
})
