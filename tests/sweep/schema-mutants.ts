import { createRandom, type Random } from '#tests/support/seeded-random.ts'
import { readContract } from '#tests/support/contract-validator.ts'
import { exampleReply } from './operation-inputs.ts'
import type { OperationId } from '#openapi/generated/operations.ts'

const oneOf = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly format?: string
  readonly pattern?: string
}

const contract = readContract()
const schemas: Readonly<Record<string, Schema>> = Object(contract.components).schemas
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})

/** Texts that match the patterns of the contract, each found by a part of the pattern. */
const texts: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\\\.\\d\{6\}/, '2026-05-11 00:00:00.000000'],
  [/\[01\]/, '09:30'],
  [/\[0-9a-f/i, '#1F6FEB'],
]
const textOf = (random: Random, { format, pattern = '' }: Schema): string => {
  if (format === 'date') return `2026-05-${10 + Math.floor(random() * 20)}`
  return (
    texts.find(([mark]) => mark.test(pattern))?.[1] ??
    oneOf(random, ['', 'Physics', 'Ein längerer Text', '2026-05-11', '/sms/exam-block', 'View'])
  )
}

const deepest = 12

/** A value that a schema allows. */
function valueOf(random: Random, given: Schema, depth = 0): unknown {
  const schema = resolved(given)
  const choices = schema.oneOf ?? schema.anyOf
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(random, part, depth)))
  if (choices) return valueOf(random, oneOf(random, choices), depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(random, schema.enum)
  const type = typeof schema.type === 'object' ? oneOf(random, schema.type) : (schema.type ?? 'object')
  if (type === 'null') return null
  if (type === 'boolean') return random() < 0.5
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 0, Math.floor(random() * 50))
  if (type === 'string') return textOf(random, schema)
  if (type === 'array') {
    const count = depth > deepest ? 0 : Math.max(schema.minItems ?? 0, Math.floor(random() * 4))
    return Array.from({ length: count }, () => valueOf(random, schema.items ?? {}, depth + 1))
  }
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name) || random() < 0.7)
  return Object.fromEntries(entries.map(([name, part]) => [name, valueOf(random, part, depth + 1)]))
}

interface Declared {
  readonly operationId?: string
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>
}
const answers = new Map(
  Object.values(contract.paths ?? {})
    .flatMap((path) => Object.values(path ?? {}) as Declared[])
    .map(({ operationId, responses }) => [operationId, responses?.['200']?.content?.['application/json']?.schema ?? {}] as const),
)

/** A good answer of an operation: the contract's example, or one made of its schema. */
export function validReply(operation: OperationId, random: Random): unknown {
  if (random() < 0.3) return structuredClone(exampleReply(operation))
  return { ...Object(valueOf(random, answers.get(operation) ?? {})), code: 200 }
}

type Node = Record<string, unknown>

/** Every object and list within a value, the value itself first. */
function nodesOf(value: unknown): Node[] {
  const nodes: Node[] = []
  const open = [value]
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    nodes.push(next as Node)
    open.push(...Object.values(next))
  }
  return nodes
}

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Values that take the place of what the contract asks for. */
const strangers: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => 'text',
  () => '   ',
  () => -1,
  () => 0,
  () => 7.5,
  () => 1e300,
  () => 2 ** 53 + 2,
  () => true,
  () => ({}),
  () => [],
  () => [null],
  () => [[]],
  () => ({ data: null }),
  () => ({ toString: 1, valueOf: 2 }),
  () => ({ length: 3 }),
  () => JSON.parse('{"then":true}'),
  () => '2024-02-30',
  () => '0000-00-00 00:00:00.000000',
  () => '99:99',
  () => '\uD83D',
  () => '\u202Eabc\u0000',
  () => 'x'.repeat(5000),
  () => '<img src=x onerror=alert(1)>',
  () => 'javascript:alert(1)',
  () => deep(200),
]

const reaching = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', '']

/** Fields that an attacker would want every object to inherit. */
const inherited = () => ({
  permissions: ['Delete', 'Modify', 'Add', 'View', 'list'],
  routes: '/sms/inherited',
  componentName: 'Inherited',
  isAdmin: true,
  token: 'inherited',
})

const define = (node: Node, key: string, value: unknown) =>
  Object.defineProperty(node, key, { value, enumerable: true, configurable: true, writable: true })

function harm(random: Random, root: Node): void {
  const node = oneOf(random, nodesOf(root))
  const key = oneOf(random, Object.keys(node).concat(Array.isArray(node) ? [] : ['extra']))
  const kind = random()
  if (kind < 0.25) {
    if (Array.isArray(node)) node.splice(Number(key), 1)
    else Reflect.deleteProperty(node, key)
  } else if (kind < 0.7) define(node, key ?? '0', oneOf(random, strangers)())
  else if (kind < 0.85 && !Array.isArray(node))
    define(node, oneOf(random, reaching), random() < 0.6 ? inherited() : oneOf(random, strangers)())
  else if (kind < 0.95) define(node, key ?? '0', structuredClone(oneOf(random, nodesOf(root))))
  else define(node, Array.isArray(node) ? String(node.length) : 'EXTRA_field', oneOf(random, strangers)())
}

/** The text of an answer that breaks its contract in one to six places. */
export function mutantText(operation: OperationId, seed: number): string {
  const random = createRandom(seed)
  const box: Node = { answer: validReply(operation, random) }
  const count = 1 + Math.floor(random() * 6)
  for (let done = 0; done < count; done += 1) {
    const answer = box['answer']
    harm(random, typeof answer === 'object' && answer !== null && random() < 0.95 ? (answer as Node) : box)
  }
  return JSON.stringify(box['answer']) ?? ''
}
