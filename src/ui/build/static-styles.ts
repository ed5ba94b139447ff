import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import type { Classes, CompiledRecipe } from '../recipe.ts'

/** Where Panda has put the functions that the sources call. */
const generated = new URL('../styled-system/', import.meta.url)
const runtime = new URL('../recipe.ts', import.meta.url).pathname

type Style = Readonly<Record<string, unknown>>
type Recipe = Omit<CompiledRecipe, 'base' | 'variants' | 'compoundVariants'> & {
  readonly base?: Style
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Style>>>>
  readonly compoundVariants?: readonly (Style & { readonly css: Style })[]
}
type SlotRecipe = Recipe & { readonly slots: readonly string[] }

/** The functions of Panda that are called here, with arguments from the sources. */
interface Panda {
  readonly css: ((...styles: readonly unknown[]) => string) & { raw(...styles: readonly unknown[]): Style }
  readonly patterns: Readonly<Record<string, unknown>>
}

/** What stands in place of a call of one of Panda's functions; null where the call has to stay. */
export type Write = (name: string, given: readonly unknown[]) => string | null

const isStyle = (value: unknown): value is Style => typeof value === 'object' && value !== null && !Array.isArray(value)
const mapValues = <In, Out>(fields: Readonly<Record<string, In>>, give: (value: In, key: string) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, give(value, key)]))

/** The value that an expression always has; throws for one that is only known when the page runs. */
function valueOf(node: ESTree.Expression | ESTree.SpreadElement | null): unknown {
  if (node?.type === 'Literal') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked
  if (node?.type === 'TSAsExpression') return valueOf(node.expression)
  if (node?.type === 'UnaryExpression' && node.operator === '-') return -Number(valueOf(node.argument))
  if (node?.type === 'ArrayExpression') return node.elements.map((element) => valueOf(element))
  if (node?.type === 'ObjectExpression')
    return Object.fromEntries(
      node.properties.map((property) => {
        if (property.type !== 'Property' || property.computed) throw new Error('Not written out.')
        return [
          property.key.type === 'Identifier' ? property.key.name : valueOf(property.key as ESTree.Expression),
          valueOf(property.value),
        ]
      }),
    )
  throw new Error('Not written out.')
}

/** Makes the compiled forms of what Panda's functions are called with, by means of these functions themselves. */
function createCompiler({ css }: Panda) {
  const nested = (path: readonly string[], value: unknown): Style =>
    path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Style

  const leaves = (style: Style, path: readonly string[] = []): Classes =>
    Object.fromEntries(
      Object.entries(style).flatMap(([key, value]) => {
        const here = [...path, key]
        if (value === null || value === undefined) return []
        return [[key, isStyle(value) ? leaves(value, here) : css(nested(here, value))]]
      }),
    )

  /** The class names of a style, under the one spelling of each property. */
  const classesOf = (style: Style): Classes => {
    // Merged with something, a style is spelled canonically.
    const { '--canonical': _, ...canonical } = css.raw(style, { '--canonical': '0' })
    return leaves(canonical)
  }

  const recipeOf = ({ base = {}, variants = {}, defaultVariants = {}, compoundVariants = [] }: Recipe): CompiledRecipe => ({
    base: classesOf(base),
    variants: mapValues(variants, (choices) => mapValues(choices, classesOf)),
    defaultVariants,
    compoundVariants: compoundVariants.map((compound) => ({ ...compound, css: classesOf(compound.css) })),
  })

  const styleIn = (style: Style | undefined, slot: string): Style => (isStyle(style?.[slot]) ? style[slot] : {})
  const slotOf = ({ base, variants = {}, compoundVariants = [], ...rest }: SlotRecipe, slot: string): CompiledRecipe =>
    recipeOf({
      ...rest,
      base: styleIn(base, slot),
      variants: mapValues(variants, (choices) => mapValues(choices, (style) => styleIn(style, slot))),
      compoundVariants: compoundVariants.map((compound) => ({ ...compound, css: styleIn(compound.css, slot) })),
    })

  return {
    recipe: recipeOf,
    slotRecipe: (given: SlotRecipe) => Object.fromEntries(given.slots.map((slot) => [slot, slotOf(given, slot)])),
  }
}

/** Panda's own functions, as it has generated them. */
export async function loadPanda(): Promise<Panda> {
  const { css } = (await import(`${generated.href}css/index.mjs`)) as Panda
  return { css, patterns: (await import(`${generated.href}patterns/index.mjs`)) as Panda['patterns'] }
}

export function createWriter(panda: Panda): Write {
  const compiler = createCompiler(panda)
  return (name, given) => {
    if (name === 'css') return JSON.stringify(panda.css(...given))
    if (name === 'cva') return `$recipe(${JSON.stringify(compiler.recipe(given[0] as Recipe))})`
    if (name === 'sva') return `$slotRecipe(${JSON.stringify(compiler.slotRecipe(given[0] as SlotRecipe))})`
    const pattern = panda.patterns[name]
    return typeof pattern === 'function' ? JSON.stringify(pattern(...given)) : null
  }
}

/** A call of one of Panda's functions; `given` is null where it is only known when the page runs. */
interface Call {
  readonly name: string
  readonly given: readonly unknown[] | null
  readonly start: number
  readonly end: number
}

const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

// Read as TSX, a generic arrow function of a `.ts` file is a syntax error, and none of the file's calls is found.
const languageOf = (id: string) => (id.endsWith('.ts') ? 'ts' : 'tsx')

/** The calls of Panda's functions in a source. */
function callsIn(code: string, id: string): readonly Call[] {
  const imported = new Map<string, string>()
  const calls: Call[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (!source.value.startsWith('styled-system/')) return
      for (const specifier of specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
          imported.set(specifier.local.name, specifier.imported.name)
    },
    CallExpression({ callee, arguments: given, start, end }) {
      const name = callee.type === 'Identifier' ? imported.get(callee.name) : undefined
      if (name === undefined || name === 'cx') return
      calls.push({ name, start, end, given: attempt(() => given.map((one) => valueOf(one))) })
    },
  }).visit(parseSync(id, code, { lang: languageOf(id) }).program)
  return calls
}

/** A source with every call of Panda's functions that is written out replaced by its class names. */
export function withClassNames(code: string, id: string, write: Write): string {
  const body = callsIn(code, id)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { name, given, start, end }) => {
      const names = given && write(name, given)
      return names === null ? text : text.slice(0, start) + names + text.slice(end)
    }, code)
  // At the end, because a file may begin with a directive.
  return /\$(slotR|r)ecipe\(/.test(body)
    ? `${body}\nimport { recipe as $recipe, slotRecipe as $slotRecipe } from ${JSON.stringify(runtime)}\n`
    : body
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? value.split(' ') : isStyle(value) ? Object.values(value).flatMap(textsIn) : []

/** The calls of Panda's functions that are left to the running page: they would bring Panda's functions along. */
export const callsLeftIn = (code: string, id: string): readonly string[] =>
  callsIn(code, id).flatMap(({ given, start, end }) => (given ? [] : [`${id}: ${code.slice(start, end)}`]))

/** Every class name that a source may ask for; throws for one that is only known when the page runs. */
export function classNamesIn(code: string, id: string, write: Write): readonly string[] {
  return callsIn(code, id).flatMap(({ name, given, start }) => {
    const names = given && write(name, given)
    if (names === null) throw new Error(`${id}: a style of the first page has to be written out: ${code.slice(start).split('\n', 1)[0]}`)
    return textsIn(JSON.parse(names.replace(/^\$\w+\(|\)$/g, '')))
  })
}

/** The elements that a source draws by itself. */
export function elementsIn(code: string, id: string): readonly string[] {
  const names: string[] = []
  new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) names.push(name.name)
    },
  }).visit(parseSync(id, code, { lang: 'tsx' }).program)
  return names
}

/**
 * Works out class names when the portal is built, which Panda's functions would otherwise do on every page: a call such as
 * `css({ gap: '2' })` becomes `"gap_2"`, so that neither style objects nor Panda's functions are fetched and run. What
 * is known only when the page runs stays a call; the development server and the tests call Panda's functions always.
 */
export function staticStyles(): Plugin {
  let write: Write = () => null
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      write = createWriter(await loadPanda())
    },
    transform: {
      filter: { id: /\/src\/(?!ui\/styled-system\/).*\.tsx?$/, code: /from 'styled-system\// },
      handler: (code, id) => ({ code: withClassNames(code, id, write), map: null }),
    },
  }
}
