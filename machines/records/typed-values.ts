import { malformed, type GivenFields } from '#openapi/check-record.ts'
import { grouped, ungrouped } from '#openapi/digit-groups.ts'
import type { FieldKind, FieldRules } from '#openapi/resource-rules.ts'
import type { DateFormat } from '#machines/time/civil.ts'

/** A row of a form; `key` tells rows apart while their fields change. */
export interface TypedRow {
  readonly key: number
  readonly fields: TypedFields
}

/**
 * What a control holds: what was typed as text; numbers and words that were chosen; null where nothing is chosen; the fields
 * of a group; rows.
 */
export type TypedValue = string | number | null | readonly (string | number)[] | readonly TypedRow[] | TypedFields

/** The fields of a form by name. */
export interface TypedFields {
  readonly [name: string]: TypedValue
}

type Fields = Readonly<Record<string, FieldRules>>

/** Converts between a value as it is sent and as it is typed. An empty value is sent as undefined, an unreadable text as `malformed`. */
interface Codec {
  readonly empty: TypedValue
  typedOf(wire: unknown, dates: DateFormat): TypedValue
  wireOf(typed: TypedValue, dates: DateFormat): unknown
}

const isFields = (value: unknown): value is GivenFields => typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (typed: TypedValue): string => (typeof typed === 'string' ? typed.trim() : '')

const thousands = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** The number of a text, with or without commas between thousands. */
export const numberIn = (text: string): number | typeof malformed => (thousands.test(text) ? Number(text.replaceAll(',', '')) : malformed)

/** Whole minor units of an amount, read from its digits: multiplying a fraction would give rounding errors. */
function minorUnitsIn(text: string): number | typeof malformed {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)([\d,]+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (!thousands.test(text) || whole === '') return malformed
  const units = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' ? -units || 0 : units
}

/** An amount of so many minor units as it is typed: "12.50". */
export const typedAmount = (units: number): string =>
  `${units < 0 ? '-' : ''}${Math.trunc(Math.abs(units) / 100)}.${String(Math.abs(units) % 100).padStart(2, '0')}`

/** Text whose value is read from what was typed. */
const read = (wireOf: (text: string, dates: DateFormat) => unknown, textFor: (wire: unknown, dates: DateFormat) => string): Codec => ({
  empty: '',
  typedOf: (wire, dates) => (wire === undefined || wire === null ? '' : textFor(wire, dates)),
  wireOf: (typed, dates) => {
    const text = textOf(typed)
    return text === '' ? undefined : wireOf(text, dates)
  },
})

const text = read(
  (typed) => typed,
  (wire) => (typeof wire === 'string' ? wire : ''),
)
const number = read(numberIn, (wire) => (typeof wire === 'number' ? String(wire) : ''))

/** One value that is chosen and not typed. */
const chosen = (empty: number | null = null): Codec => ({
  empty,
  typedOf: (wire) => (typeof wire === 'number' || typeof wire === 'string' ? wire : null),
  wireOf: (typed) => (typed === null || typed === '' ? undefined : typed),
})

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const listIn = (value: unknown): readonly (string | number)[] => (Array.isArray(value) ? value.filter(isPlain) : [])

/** Several values; without one the list is left out. */
const list = (tidy: (value: string | number) => string | number = (value) => value): Codec => ({
  empty: [],
  typedOf: listIn,
  wireOf: (typed) => {
    const values = listIn(typed)
      .map(tidy)
      .filter((value) => value !== '')
    return values.length > 0 ? values : undefined
  },
})

/** A file that is still being uploaded is the text of its name, which is no value yet. */
const file: Codec = {
  empty: null,
  typedOf: (wire) => (wire ?? null) as TypedValue,
  wireOf: (typed) => (typed === null ? undefined : typeof typed === 'string' ? malformed : typed),
}

const codecs: Readonly<Record<Exclude<FieldKind, 'rows' | 'group'>, Codec>> = {
  title: text,
  code: text,
  text,
  long: text,
  richText: text,
  email: text,
  phone: text,
  url: text,
  colour: text,
  file,
  time: text,
  instant: text,
  date: read(
    (typed, { parse }) => parse(typed) ?? malformed,
    (wire, { format }) => (typeof wire === 'string' ? format(wire) : ''),
  ),
  integer: number,
  number,
  percent: number,
  money: read(minorUnitsIn, (wire) => (typeof wire === 'number' ? typedAmount(wire) : '')),
  flag: chosen(0),
  choice: chosen(),
  reference: chosen(),
  rowId: chosen(),
  choices: list(),
  references: list(),
  texts: list((value) => (typeof value === 'string' ? value.trim() : value)),
}

const isRow = (value: unknown): value is TypedRow => isFields(value) && typeof value['key'] === 'number' && isFields(value['fields'])

/** The rows of a field; none where it holds something else. */
export const rowsOf = (value: TypedValue | undefined): readonly TypedRow[] => (Array.isArray(value) ? value.filter(isRow) : [])

const groupOf = (value: TypedValue | undefined): TypedFields => (isFields(value) ? value : {})

/** Fields that a form holds: the server alone writes the others. */
const written = (fields: Fields) => Object.entries(fields).filter(([, { readOnly }]) => !readOnly)

function emptyValue({ kind, fields = {} }: FieldRules): TypedValue {
  if (kind === 'rows') return []
  return kind === 'group' ? emptyFields(fields) : codecs[kind].empty
}

/** Fields in which nothing is typed yet. */
export const emptyFields = (fields: Fields): TypedFields =>
  Object.fromEntries(written(fields).map(([name, rules]) => [name, emptyValue(rules)]))

function typedValue({ kind, fields = {}, groups }: FieldRules, wire: unknown, dates: DateFormat): TypedValue {
  if (groups && typeof wire === 'string') return grouped(wire, groups)
  if (kind === 'group') return typedFields(fields, isFields(wire) ? wire : {}, dates)
  if (kind !== 'rows') return codecs[kind].typedOf(wire, dates)
  const rows = Array.isArray(wire) ? wire.filter(isFields) : []
  return rows.map((row, key) => ({ key, fields: typedFields(fields, row, dates) }))
}

/** A record as it is sent, turned into what its form shows. */
export const typedFields = (fields: Fields, given: GivenFields, dates: DateFormat): TypedFields =>
  Object.fromEntries(written(fields).map(([name, rules]) => [name, typedValue(rules, given[name], dates)]))

/** What is sent in place of a text that cannot be read as a value of its field. */
type Unreadable = (typed: TypedValue) => unknown

function wireValue(rules: FieldRules, typed: TypedValue | undefined, dates: DateFormat, unreadable: Unreadable): unknown {
  const { kind, fields = {}, groups } = rules
  if (typed === undefined) return undefined
  if (groups && typeof typed === 'string') return ungrouped(typed) || undefined
  if (kind === 'rows') {
    const rows = rowsOf(typed).map((row) => wireFields(fields, row.fields, dates, unreadable))
    return rows.length > 0 ? rows : undefined
  }
  if (kind === 'group') {
    const group = wireFields(fields, groupOf(typed), dates, unreadable)
    return Object.keys(group).length > 0 ? group : undefined
  }
  const value = codecs[kind].wireOf(typed, dates)
  return value === malformed ? unreadable(typed) : value
}

/** A form turned into the record to send: what is empty is left out. */
export const wireFields = (fields: Fields, typed: TypedFields, dates: DateFormat, unreadable: Unreadable = () => malformed): GivenFields =>
  Object.fromEntries(
    written(fields)
      .map(([name, rules]) => [name, wireValue(rules, typed[name], dates, unreadable)])
      .filter(([, value]) => value !== undefined),
  )

function tidiedValue({ kind, fields = {}, groups }: FieldRules, typed: TypedValue | undefined): TypedValue {
  if (kind === 'rows') return rowsOf(typed).map(({ key, fields: row }) => ({ key, fields: tidiedFields(fields, row) }))
  if (kind === 'group') return tidiedFields(fields, groupOf(typed))
  if (typed === undefined) return codecs[kind].empty
  if (groups && typeof typed === 'string') return grouped(ungrouped(typed), groups)
  return typeof typed === 'string' ? typed.trim() : typed
}

/** Fields without spaces around their texts, and with digits in their groups. */
export const tidiedFields = (fields: Fields, typed: TypedFields): TypedFields =>
  Object.fromEntries(written(fields).map(([name, rules]) => [name, tidiedValue(rules, typed[name])]))
