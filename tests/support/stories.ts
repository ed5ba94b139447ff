import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, type ESTree } from 'vite'

/** A story as written in its file. */
export interface Story {
  readonly file: string
  readonly title: string
  readonly name: string
  /** The arguments of its calls of `shows`; empty if it names no state. */
  readonly shows: readonly (readonly unknown[])[]
  /** Its own arguments as far as they are plain values. */
  readonly args: Readonly<Record<string, unknown>>
}

type Node = ESTree.Node

/** A literal value: text, number, list, object; undefined for an expression. */
function plain(node: Node | null): unknown {
  if (node === null) return undefined
  if (node.type === 'Literal') return node.value
  if (node.type === 'ArrayExpression') return node.elements.map((element) => plain(element))
  if (node.type !== 'ObjectExpression') return undefined
  return Object.fromEntries(node.properties.flatMap((one) => (one.type === 'Property' ? [[keyOf(one.key), plain(one.value)]] : [])))
}

const keyOf = (key: Node) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '')

const bare = (node: Node | null): Node | null =>
  node?.type === 'TSSatisfiesExpression' || node?.type === 'TSAsExpression' ? bare(node.expression) : node

function property(node: Node | null, name: string): Node | null {
  const object = bare(node)
  if (object?.type !== 'ObjectExpression') return null
  const at = object.properties.findLastIndex((one) => one.type === 'Property' && keyOf(one.key) === name)
  if (object.properties.slice(at + 1).some((one) => at >= 0 && one.type === 'SpreadElement'))
    throw new Error(`What is spread after "${name}" may replace it.`)
  const found = object.properties[at]
  return found?.type === 'Property' ? found.value : null
}

/** `parameters: shows(…)`, or `parameters: { …, ...shows(…) }`. */
function showsOf(parameters: Node | null): unknown[][] {
  if (parameters?.type === 'CallExpression')
    return parameters.callee.type === 'Identifier' && parameters.callee.name === 'shows'
      ? [parameters.arguments.map((one) => plain(one))]
      : []
  if (parameters?.type !== 'ObjectExpression') return []
  return parameters.properties.flatMap((one) => (one.type === 'SpreadElement' ? showsOf(one.argument) : []))
}

function storiesOf(file: string): readonly Story[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const declared = program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) => (id.type === 'Identifier' ? [{ name: id.name, init, isExported }] : []))
  })
  const title = plain(property(declared.find(({ name }) => name === 'meta')?.init ?? null, 'title'))
  if (typeof title !== 'string') throw new Error(`${file} has no title that is written out.`)
  return declared
    .filter(({ isExported }) => isExported)
    .map(({ name, init }) => ({
      file,
      title,
      name,
      shows: showsOf(property(init, 'parameters')),
      args: Object(plain(property(init, 'args')) ?? {}),
    }))
}

/** Every story of screens and parts, read from the files without running them; without the stories of charts. */
export const readStories = (): readonly Story[] =>
  readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .map((file) => `stories/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.stories.tsx') && !file.startsWith('stories/machines/'))
    .toSorted()
    .flatMap(storiesOf)
