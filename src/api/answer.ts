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
export type Accepting<Data, Input> = Compared<Data> extends Compared<Input> ? unknown : { readonly contract: Data }

/** Whether a value of an answer is an object with fields. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

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

type Spelling = (name: string) => string
const asGiven: Spelling = (name) => name

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
 * Makes a function that renames an object's fields to their names in the contract. The aggregator spells one field in several ways
 * (timeZoneId, timezoneid; testdateStart, testdate_start): case and underscores do not matter, and the other spellings of
 * `spellings.ts` count too. What is missing is read as null. `spell` gives the spelling of names that are not the contract's.
 */
export function respelling<Input>(fieldNames: readonly (keyof Input & string)[], spell: Spelling = asGiven): (given: Fields) => Input {
  const names = fieldNames.map((name) => {
    const others: readonly string[] = Object.hasOwn(otherSpellings, name) ? (Reflect.get(otherSpellings, name) as string[]) : []
    return [name, spell(name), [name, ...others].map((one) => plain(spell(one)))] as const
  })
  const own = (value: Fields, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined)
  // Most answers are spelled as in the contract, and stay as they are.
  const isAsSpelled = (value: Fields) => {
    let missing = false
    for (const name of fieldNames) {
      const content = own(value, name)
      if (content === undefined) return false
      missing ||= content === null
    }
    // Only a field of another name could hold what is missing.
    return !missing || Object.keys(value).length === fieldNames.length
  }
  return (given) => {
    const found = isAsSpelled(given)
      ? given
      : Object.fromEntries(names.map(([name, spelled, spellings]) => [name, own(given, spelled) ?? contentOf(given, spellings)]))
    return found as Input
  }
}

/** A schema of an object whose fields are named as in the contract, however the aggregator spells them. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries, spell?: Spelling) {
  const object = v.object(entries)
  type Input = v.InferInput<typeof object>
  const respell = respelling<Input>(Object.keys(entries), spell)
  return v.pipe(
    v.custom<Input>(isFields),
    v.transform((given) => respell(given as Fields)),
    object,
  )
}

/** A part under its name in the contract, or without a name around it, as some servers send it. */
export const named = <const Name extends string, Input, Output>(name: Name, part: v.GenericSchema<Input, Output>, spell?: Spelling) => {
  const entries = { [name]: part } as Record<Name, typeof part>
  return v.union([
    v.pipe(
      fields(entries, spell),
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
 * Reads an operation's successful answer: parses `data.data`, `data` or the body itself, whichever the schema accepts first,
 * as servers nest differently. Throws a malformed-answer `ApiProblem` when the schema accepts none.
 */
export function readAnswer<Schema extends v.GenericSchema>(
  operation: string,
  schema: Schema,
  { data, body }: Pick<Reply<unknown>, 'data' | 'body'>,
): v.InferOutput<Schema> {
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

/** Creates the reader of an operation. Its schema has to accept the contract's type, so that a renamed field fails to compile. */
export const answerReader =
  <const Op extends OperationId, Schema extends v.GenericSchema>(
    operation: Op,
    schema: Schema & Accepting<OperationData<Op>, v.InferInput<Schema>>,
  ) =>
  (reply: Pick<Reply<OperationData<Op>>, 'data' | 'body'>): v.InferOutput<Schema> =>
    readAnswer<Schema>(operation, schema, reply)
