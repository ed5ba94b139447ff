import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The number of acceptance lines in the catalogue, for each area whose lines must all be named by a test. */
const lineCounts = { ENG: 17, MAS: 20, PPL: 18, STU: 23, RES: 19, COM: 17, CUR: 22, MON: 22, AST: 17, ASR: 21 }

const numbered = (area: string, numbers: readonly string[]) => numbers.map((number) => `CAT-${area}-${number}`)

/** The lines that tests name; a title may write CAT-MAS-08, 09, 10. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/CAT-([A-Z]{3})-(\d\d(?:, \d\d)*)/g)].flatMap(([, area = '', numbers = '']) => numbered(area, numbers.split(', ')))

const testFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'tests'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.endsWith('/acceptance.test.ts') && existsSync(file))

const named = new Set(testFiles.flatMap((file) => namedIn(readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, ''))))

it.each(Object.entries(lineCounts))('every acceptance line of CAT-%s is named by a test', (area, count) => {
  const numbers = Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'))
  expect(numbered(area, numbers).filter((line) => !named.has(line))).toEqual([])
})
