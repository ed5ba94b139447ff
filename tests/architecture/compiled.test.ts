import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { transform } from 'oxc-transform-react'
import { expect, it } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))

/** Files that may stay uncompiled: they render once and have no fields; compiled, record pages would exceed their size limit. */
const drawnOnce = [
  'resources/board/BoardHeader',
  'resources/view/Related',
  'resources/view/overview/overview-parts',
  'ui/records/progress-bar',
].map((file) => `src/${file}.tsx`)

/** The reasons for which the React compiler skips code of a file. */
async function passedOver(file: string, source: string): Promise<readonly string[]> {
  const { errors } = await transform(file, source, { reactCompiler: { reportDiagnostics: true } })
  return errors.map(({ message }) => `${file}: ${message}`)
}

it('the React compiler skips no component because of a default value that it cannot reorder', async () => {
  const own = files.filter((file) => !drawnOnce.includes(file))
  const found = await Promise.all(own.map((file) => passedOver(file, readFileSync(file, 'utf8'))))
  expect(found.flat().filter((reason) => reason.includes('ReorderableExpression'))).toEqual([])
}, 30_000)

it('the React compiler reports a component that it skips', async () => {
  const source = 'export const List = ({ page, first = page.columns[0] }) => <p>{page.title}{first}</p>'
  expect(await passedOver('list.tsx', source)).toEqual([expect.stringContaining('ReorderableExpression')])
})
