import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstPages } from '#src/ui/build/first-pages.ts'
import { modulesOf } from '#src/ui/build/modules.ts'

const textOf = (file: string) => readFileSync(file, 'utf8')
const first = modulesOf(firstPages)
/** The modules that the first pages import dynamically, without those that belong to the first pages themselves. */
const later = new Set(
  [...first]
    .flatMap((file) =>
      [...textOf(file).matchAll(/import\('([.#][^']+)'\)/g)].map(([, target = '']) =>
        target.startsWith('#') ? target.slice(1) : join(dirname(file), target),
      ),
    )
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !first.has(file)),
)

const hasStylesOfItsOwn = (file: string) =>
  [...modulesOf([file])].some((one) => !first.has(one) && textOf(one).includes("from 'styled-system/"))
const bringsTheSheet = (file: string) => [...modulesOf([file])].some((one) => /^import '[^']+\/styles\.css'/m.test(textOf(one)))

describe('the sheet of all styles', () => {
  it('comes with whatever the first pages fetch later, so that nothing is drawn without its styles', () => {
    expect(later.size).toBeGreaterThan(5)
    expect([...later].filter((file) => hasStylesOfItsOwn(file) && !bringsTheSheet(file))).toEqual([])
  })

  it('does not come with the first pages themselves', () => {
    expect([...first].filter((file) => textOf(file).includes("styles.css'"))).toEqual([])
  })
})
