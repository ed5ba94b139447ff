import * as v from 'valibot'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { OperationData, Reply } from './client.ts'
import { ApiProblem } from './problem.ts'
import { otherSpellings } from './spellings.ts'

type Fields = Readonly<Record<string, unknown>>

/** A value without optional fields. The compiler stops looking a few levels down in recursive types such as this one. */
type Whole<T> = T extends readonly (infer Item)[]
  ? readonly Whole<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]-?: Whole<NonNullable<T[Key]> | (null extends T[Key] ? null : never)> }
    : T

/** An answer is compared twice: as it is, and without optional fields, as a renamed optional field would go unnoticed. */
type Compared<T> = [T, Whole<T>]

/** Resolves to a type that no schema has when the schema reads a field that the contract's answer lacks. */
type Accepting<Op extends OperationId, Schema extends v.GenericSchema> =
  Compared<OperationData<Op>> extends Compared<v.InferInput<Schema>> ? unknown : { readonly contract: OperationData<Op> }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const plainNames = new Map<string, string>()
/** The cache's limit, which is above the number of names in any answer. */
const rememberedNames = 1000

/** A field's name without case and underscores. An answer about a year repeats the same few names ten thousand times. */
function plain(name: string): string {
  const known = plainNames.get(name)
  if (known !== undefined) return known
  const folded = name.replaceAll('_', '').toLowerCase()
  if (plainNames.size < rememberedNames) plainNames.set(name, folded)
  return folded
}

/** The first non-null value under one of these names; null when there is none. */
function contentOf(value: Fields, names: readonly string[]): unknown {
  for (const name of names)
    for (const key of Object.keys(value)) {
      const content = plain(key) === name ? value[key] : null
      if (content !== undefined && content !== null) return content
    }
  return null
}

/**
 * A schema of an object whose fields are named as in the contract. The aggregator spells one field in several ways
 * (timeZoneId, timezoneid; testdateStart, testdate_start): case and underscores do not matter, and the other spellings of
 * `spellings.ts` count too. What is missing is read as null.
 */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries) {
  const object = v.object(entries)
  type Input = v.InferInput<typeof object>
  const names = Object.keys(entries).map((name) => {
    const others: readonly string[] = Object.hasOwn(otherSpellings, name) ? (Reflect.get(otherSpellings, name) as string[]) : []
    return [name, [name, ...others].map(plain)] as const
  })
  const own = (value: Fields, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined)
  // Most answers are spelled as in the contract, and stay as they are.
  const isAsSpelled = (value: Fields) => {
    let missing = false
    for (const [name] of names) {
      const content = own(value, name)
      if (content === undefined) return false
      missing ||= content === null
    }
    // Only a field of another name could hold what is missing.
    return !missing || Object.keys(value).length === names.length
  }
  const respell = (given: Input): Input => {
    const value = given as Fields
    if (isAsSpelled(value)) return given
    return Object.fromEntries(names.map(([name, spellings]) => [name, own(value, name) ?? contentOf(value, spellings)])) as Input
  }
  return v.pipe(v.custom<Input>(isFields), v.transform(respell), object)
}

/** A part under its name in the contract, or without a name around it, as some servers send it. */
export const named = <const Name extends string, Input, Output>(name: Name, part: v.GenericSchema<Input, Output>) => {
  const entries = { [name]: part } as Record<Name, typeof part>
  return v.union([
    v.pipe(
      fields(entries),
      v.transform((value) => value[name]),
    ),
    part,
  ])
}

/** Throws a malformed-answer `ApiProblem`; `reason` becomes its cause, for the log. */
function failMalformed(reason: Error): never {
  const problem = new ApiProblem('malformed', 0)
  problem.cause = reason
  throw problem
}

/**
 * Creates the reader of an operation's successful answers: it parses `data.data`, `data` or the body itself, whichever the
 * schema accepts first, as servers nest differently. The schema has to accept the contract's type, so that a renamed field
 * fails to compile. The reader throws a malformed-answer `ApiProblem` when the schema accepts none.
 */
export function answerReader<const Op extends OperationId, Schema extends v.GenericSchema>(
  operation: Op,
  schema: Schema & Accepting<Op, Schema>,
): (reply: Pick<Reply<OperationData<Op>>, 'data' | 'body'>) => v.InferOutput<Schema> {
  return ({ data, body }) => {
    const nested: unknown = isFields(data) ? data['data'] : undefined
    const issues = []
    for (const place of [nested, data, body]) {
      if (place === undefined) continue
      const read = v.safeParse(schema, place, { abortEarly: true })
      if (read.success) return read.output
      issues.push(...read.issues)
    }
    return failMalformed(new Error(`Unreadable answer of ${operation}`, { cause: issues }))
  }
}
