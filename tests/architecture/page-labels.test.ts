import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Folders whose files find parts of screens by their labels. `ownLabels` leaves out the kit, whose stories and tests make up
 * their labels, and the stories that draw charts. Expected texts and titles in tables of addresses may be typed in place.
 */
const folders = ['tests/e2e', 'tests/sweep', 'tests/charts', 'tests/firefox', 'tests/bench', 'tests/areas', 'stories']
const ownLabels = /^(tests\/areas\/ui|stories\/(ui|machines|devtools|overview))\//

/** Words of the demonstration's data, which are no labels of a screen. */
const dataWords = new Set(["option 'Physics'", "text 'Unknown'", "text '2'", "textbox 'Name'"])

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !ownLabels.test(file) && existsSync(file))

const text = String.raw`'(?:[^'\\\n]|\\.)*'|/(?:[^/\\\n]|\\.)+/[a-z]*`
const byRole = new RegExp(String.raw`ByRole\(\s*'(\w+)',\s*\{[^{}]*?\bname: (${text})`, 'g')
const byText = new RegExp(String.raw`By(Label|Text)(?:Text)?\(\s*(${text})`, 'g')

/** Every query of a file that names its target by a literal text or pattern: "button 'Save'". */
const typedIn = (file: string): readonly string[] => {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(byRole), ...source.matchAll(byText)].map(([, kind = '', words]) => `${kind.toLowerCase()} ${words}`)
}

/** The queries of a model, spelled as `typedIn` spells them. */
function partsOf(value: unknown): readonly string[] {
  const spelled = (words: unknown) => (words instanceof RegExp ? String(words) : `'${String(words)}'`)
  if (typeof value === 'string' || value instanceof RegExp) return [`text ${spelled(value)}`]
  if (!Array.isArray(value)) return typeof value === 'object' && value !== null ? Object.values(value).flatMap(partsOf) : []
  const [role, options] = value
  return [Object(options).name === undefined ? `label ${spelled(role)}` : `${role} ${spelled(options.name)}`]
}

const models = Object.entries(
  import.meta.glob<Readonly<Record<string, unknown>>>(['../pages/*.ts', '!../pages/{journey,parts}.ts'], { eager: true }),
)
const modelled = models.flatMap(([, exported]) =>
  Object.values(exported)
    .filter((model) => typeof model === 'object')
    .flatMap(partsOf),
)

describe('labels of screens', () => {
  it('stand once in the models of the screens', () => {
    expect(models.length).toBeGreaterThan(10)
    expect(modelled.length).toBeGreaterThan(100)
    expect(modelled.filter((part, at) => modelled.indexOf(part) !== at)).toEqual([])
  })

  it('are taken from the models wherever these have them', () => {
    expect(files.length).toBeGreaterThan(100)
    const known = new Set(modelled)
    expect(files.flatMap((file) => typedIn(file).flatMap((part) => (known.has(part) ? [`${file}: ${part}`] : [])))).toEqual([])
  })

  it('get a model as soon as a second file needs them', () => {
    const homes = new Map<string, Set<string>>()
    for (const file of files) for (const part of typedIn(file)) homes.set(part, (homes.get(part) ?? new Set()).add(file))
    const shared = [...homes].filter(([part, { size }]) => size > 1 && !dataWords.has(part))
    expect(shared.map(([part, where]) => `${part} in ${[...where].join(', ')}`)).toEqual([])
  })
})
