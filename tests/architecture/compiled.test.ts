import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { transform } from 'oxc-transform-react'
import { expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))

/** Drawn once, with nothing to type in; compiled they would make the pages of records larger than they may be. */
const drawnOnce = [
  'resources/board/BoardHeader',
  'resources/view/Related',
  'resources/view/overview/overview-parts',
  'ui/records/progress-bar',
].map((file) => `src/${file}.tsx`)

/** Why the compiler gives up in a file. */
async function passedOver(file: string, source: string): Promise<readonly string[]> {
  const { errors } = await transform(file, source, { reactCompiler: { reportDiagnostics: true } })
  return errors.map(({ message }) => `${file}: ${message}`)
}

it('the compiler passes over no component for a default that it cannot put off', async () => {
  const own = files.filter((file) => !drawnOnce.includes(file))
  const found = await Promise.all(own.map((file) => passedOver(file, readFileSync(file, 'utf8'))))
  expect(found.flat().filter((reason) => reason.includes('ReorderableExpression'))).toEqual([])
}, 30_000)

it('it tells of one that it passes over', async () => {
  const source = 'export const List = ({ page, first = page.columns[0] }) => <p>{page.title}{first}</p>'
  expect(await passedOver('list.tsx', source)).toEqual([expect.stringContaining('ReorderableExpression')])
})
