import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cva, sva } from 'styled-system/css'
import { beforeAll, describe, expect, it } from 'vitest'
import { callsLeftIn, createWriter, loadPanda, withClassNames, type Write } from '#src/ui/build/static-styles.ts'
import { recipe, slotRecipe, type CompiledRecipe } from '#src/ui/recipe.ts'

const sources = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  .filter(({ code }) => code.includes("from 'styled-system/"))

let write: Write
beforeAll(async () => {
  write = createWriter(await loadPanda())
})

/** What every call of one of Panda's functions in the sources is given, as far as it is written out. */
const callsOf = (wanted: string) => {
  const calls: { readonly file: string; readonly given: { readonly variants?: Record<string, object> } }[] = []
  for (const { file, code } of sources)
    withClassNames(code, file, (name, given) => {
      if (name === wanted) calls.push({ file, given: given[0] as object })
      return null
    })
  return calls
}

/** Every combination of variants; each variant may also be left out. */
const choices = (variants: Readonly<Record<string, object>>): readonly Record<string, unknown>[] =>
  Object.entries(variants).reduce<readonly Record<string, unknown>[]>(
    (before, [name, values]) =>
      before.flatMap((chosen) => [
        chosen,
        ...Object.keys(values).map((value) => ({ ...chosen, [name]: value === 'true' ? true : value === 'false' ? false : value })),
      ]),
    [{}],
  )

const compiled = (name: string, given: object): unknown => JSON.parse(/^\$\w+\((.*)\)$/s.exec(write(name, [given]) ?? '')?.[1] ?? 'null')
const namesIn = (text: unknown) => String(text).split(' ').toSorted()

describe('the class names that the build works out', () => {
  it('are those of Panda for every recipe and every choice of its variants', () => {
    const calls = callsOf('cva')
    expect(calls.length).toBeGreaterThan(5)
    for (const { file, given } of calls) {
      const [own, pandas] = [recipe(compiled('cva', given) as CompiledRecipe), cva(given as Parameters<typeof cva>[0])]
      for (const chosen of choices(given.variants ?? {}))
        expect([file, chosen, namesIn(own(chosen))]).toEqual([file, chosen, namesIn(pandas(chosen))])
    }
  })

  it('are those of Panda for every recipe with slots', () => {
    const calls = callsOf('sva')
    expect(calls.length).toBeGreaterThan(3)
    for (const { file, given } of calls) {
      const [own, pandas] = [slotRecipe(compiled('sva', given) as Record<string, CompiledRecipe>), sva(given as Parameters<typeof sva>[0])]
      for (const chosen of choices(given.variants ?? {}))
        for (const [slot, names] of Object.entries(pandas(chosen) as Record<string, string>))
          expect([file, slot, chosen, namesIn(own(chosen)[slot])]).toEqual([file, slot, chosen, namesIn(names)])
    }
  })

  it('stand where the calls stood, under whatever name Panda’s function was imported', () => {
    const code = "import { css as style, cx } from 'styled-system/css'\nconst a = cx(style({ px: '2', _hover: { bg: 'bg.hover' } }), b)"
    expect(withClassNames(code, 'a.tsx', write)).toBe(
      `import { css as style, cx } from 'styled-system/css'\nconst a = cx("px_2 hover:bg_bg.hover", b)`,
    )
  })

  it('are found in a plain file with a generic arrow function, which TSX would not parse', () => {
    const code = "import { css } from 'styled-system/css'\nexport const one = <T>(value: T) => [value, css({ gap: '2' })]\n"
    expect(withClassNames(code, 'a.ts', write)).toBe(code.replace("css({ gap: '2' })", '"gap_2"'))
  })

  it.each(["css({ color: isOn ? 'fg.default' : 'fg.muted' })", "css(floating, { p: '2' })", 'css({ ...base })', 'css({ [name]: 1 })'])(
    'leave the rest to Panda: %s',
    (call) => {
      const code = `import { css } from 'styled-system/css'\nconst a = ${call}`
      expect(withClassNames(code, 'a.tsx', write)).toBe(code)
      expect(callsLeftIn(code, 'a.tsx')).toEqual([`a.tsx: ${call}`])
    },
  )

  it('are all of them: no style is left to the running page, which would have to fetch Panda’s functions for it', () => {
    expect(sources.flatMap(({ file, code }) => callsLeftIn(code, file))).toEqual([])
    expect(sources.flatMap(({ file, code }) => (/\b(css|cva|sva)\.\w/.test(code) ? [file] : []))).toEqual([])
  })

  it('are not made of functions of the same name from elsewhere', () => {
    const code = "import { flex } from './flex.ts'\nconst a = flex({ gap: '2' })"
    expect(withClassNames(code, 'a.tsx', write)).toBe(code)
  })
})
