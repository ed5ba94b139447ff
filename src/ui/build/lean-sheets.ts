import { readFileSync } from 'node:fs'
import pandacss from '@pandacss/dev/postcss'
import type { CSSOptions } from 'vite'
import { modulesOf } from './modules.ts'
import { classNamesIn, createWriter, elementsIn, loadPanda, type Write } from './static-styles.ts'

/** As much of PostCSS as is needed here: Vite brings its own, whose types cannot be imported. */
interface Node {
  readonly type: string
  readonly parent?: Node | undefined
  readonly nodes?: readonly unknown[] | undefined
  readonly name?: string
  readonly params?: string
  remove(): void
}
type Declaration = Node & { readonly prop: string; value: string }
interface Sheet {
  walk(visit: (node: Node) => void): void
  walkRules(visit: (rule: Node & { selectors: string[] }) => void): void
  walkAtRules(name: string, visit: (rule: Node & { readonly params: string }) => void): void
  walkDecls(visit: (decl: Declaration) => void): void
}

/** The outermost layer of a rule. */
const layerOf = (rule: Node): string | null => {
  let layer: string | null = null
  for (let above = rule.parent; above; above = above.parent) if (above.name === 'layer') layer = above.params ?? null
  return layer
}

/** The classes that selectors name, as they stand in markup. */
export const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7F])+)/g)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))

/** Drawn by the page itself and by libraries. */
const givenElements = ['html', 'body', 'a', 'svg']

/** What of Panda's sheet some sources need: utilities by their classes, and of the reset what is about their elements. */
function neededBy(sources: Iterable<string>, write: Write): (layer: string | null, selector: string) => boolean {
  const [classes, elements] = [new Set<string>(), new Set(givenElements)]
  for (const path of sources) {
    const code = readFileSync(path, 'utf8')
    for (const name of classNamesIn(code, path, write)) classes.add(name)
    for (const name of elementsIn(code, path)) elements.add(name)
  }
  return (layer, selector) => {
    if (layer === 'utilities') return classesOf(selector).some((name) => classes.has(name))
    const [element] = /^[a-z][a-z0-9]*/.exec(selector) ?? []
    return layer !== 'reset' || element === undefined || elements.has(element)
  }
}

function keep(root: Sheet, isNeeded: (layer: string | null, selector: string) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => isNeeded(layerOf(rule), selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
}

const namesIn = (text: string): readonly string[] => [...text.matchAll(/var\(\s*(--[^\s,)]+)/g)].map(([, name = '']) => name)

/** Writes out primitive tokens where other tokens name them: they are the same in every theme, and few ask for them by themselves. */
function inlinePrimitives(root: Sheet): void {
  const values = new Map<string, string | null>()
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--colors-')) values.set(prop, values.has(prop) || value.includes('var(') ? null : value)
  })
  root.walkDecls((decl) => {
    if (decl.prop.startsWith('--'))
      decl.value = decl.value.replaceAll(/var\((--colors-[^\s,)]+)\)/g, (text, name: string) => values.get(name) ?? text)
  })
}

/** Drops what nothing in the sheet asks for: tokens and other custom properties, and animations that nothing runs. */
function dropUnused(root: Sheet): void {
  const uses = new Map<string, string[]>()
  const asked: string[] = []
  let running = ''
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) uses.set(prop, [...(uses.get(prop) ?? []), ...namesIn(value)])
    else asked.push(...namesIn(value))
    if (/^(animation|--)/.test(prop)) running += ` ${value}`
  })
  const needed = new Set<string>()
  for (const name of asked) {
    if (needed.has(name)) continue
    needed.add(name)
    asked.push(...(uses.get(name) ?? []))
  }
  root.walkDecls((decl) => {
    if (decl.prop.startsWith('--') && !needed.has(decl.prop)) decl.remove()
  })
  root.walkAtRules('keyframes', (rule) => {
    if (!new RegExp(`\\b${rule.params}\\b`).test(running)) rule.remove()
  })
}

/**
 * Leaves the look of selected text to the browser: with a `::selection` rule, Chromium recalculates the styles of the whole page whenever
 * a custom property of html changes, as each open layer changes one.
 */
const leaveMarkedText = (root: Sheet) =>
  root.walkRules((rule) => {
    if (rule.selectors.includes('::selection')) rule.remove()
  })

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

/** Lets Panda write all styles into each sheet that has its layers. */
export const pandaSheets = (): Plugins => [pandacss({ configPath: './src/ui/panda.config.ts' }) as Plugins[number]]

/**
 * Makes sheets as small as they can be, after Panda has written everything into each of them: `first.css` keeps what the
 * first pages need, every sheet keeps the tokens that it uses.
 * @param firstPages sources whose styles stand in `first.css`, with those of all that they import.
 */
export const leanSheets = (firstPages: readonly string[]): Plugins[number] => ({
  postcssPlugin: 'lean-sheets',
  async OnceExit(root: Sheet, { result }: { readonly result: { readonly opts: { readonly from?: string | undefined } } }) {
    const file = result.opts.from?.split('?')[0] ?? ''
    if (!/\/src\/ui\/(first|styles)\.css$/.test(file)) return
    if (file.endsWith('first.css')) {
      keep(root, neededBy(modulesOf(firstPages), createWriter(await loadPanda())))
      // `@property` rules stand only in `styles.css`, to keep the sheet of the first pages small.
      root.walkAtRules('property', (rule) => rule.remove())
    }
    leaveMarkedText(root)
    inlinePrimitives(root)
    dropUnused(root)
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove()
    })
  },
})
