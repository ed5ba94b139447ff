import { isDay, isStamp } from '#openapi/date-shapes.ts'

/** The part of JSON Schema that the contract's requests are written in. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly format?: string
  readonly default?: unknown
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

const article = (type: string) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`)
const words = { integer: 'whole number', boolean: 'yes-or-no value', string: 'text', array: 'list', null: 'null' } as const
const inWords = (type: string) => article(Object.entries(words).find(([name]) => name === type)?.[1] ?? type)

/**
 * The first breach of a schema in words, naming the field, or null when there is none. Patterns of texts are left to the
 * handlers. `resolve` gives the schema of a `$ref`.
 */
export function findBreach(value: unknown, schema: Schema, name: string, resolve: (ref: string) => Schema): string | null {
  if (schema.$ref) return findBreach(value, resolve(schema.$ref), name, resolve)
  for (const part of schema.allOf ?? []) {
    const breach = findBreach(value, part, name, resolve)
    if (breach) return breach
  }
  if (schema.oneOf?.every((part) => findBreach(value, part, name, resolve))) return `${name} has none of its forms.`
  const types = [schema.type ?? []].flat()
  const type = typeOf(value)
  if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number')))
    return `${name} must be ${types.map(inWords).join(' or ')}.`
  if (schema.enum && !schema.enum.includes(value)) return `${name} must be one of ${schema.enum.join(', ')}.`
  if (typeof value === 'string') return textBreach(value, schema, name)
  if (typeof value === 'number') return numberBreach(value, schema, name)
  if (Array.isArray(value)) return listBreach(value, schema, name, resolve)
  if (typeof value === 'object' && value !== null) return objectBreach(new Map(Object.entries(value)), schema, name, resolve)
  return null
}

/** Counts whole characters, as JSON Schema does, and of a long text only as many as needed. */
function textBreach(value: string, { format, maxLength = Infinity }: Schema, name: string): string | null {
  if (value.length > maxLength && Array.from(value.slice(0, 2 * maxLength + 2)).length > maxLength)
    return `${name} may have at most ${maxLength} characters.`
  if (format === 'date' && !isDay(value)) return `${name} must be a day of the calendar, yyyy-MM-dd.`
  return format === 'stamp' && !isStamp(value) ? `${name} must be a time in UTC, yyyy-MM-dd HH:mm:ss.SSSSSS.` : null
}

function numberBreach(value: number, { minimum, maximum }: Schema, name: string): string | null {
  if (minimum !== undefined && value < minimum) return `${name} must be at least ${minimum}.`
  return maximum !== undefined && value > maximum ? `${name} must be at most ${maximum}.` : null
}

/** A text that is the same for equal values, whatever the order of their fields. */
const keyOf = (entry: unknown): string =>
  JSON.stringify(entry, typeof entry === 'object' && entry !== null ? Object.keys(entry).toSorted() : undefined)

function listBreach(list: readonly unknown[], schema: Schema, name: string, resolve: (ref: string) => Schema): string | null {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema
  if (list.length < minItems) return `${name} must have at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}.`
  if (list.length > maxItems) return `${name} must have at most ${maxItems} entries.`
  if (uniqueItems && new Set(list.map(keyOf)).size < list.length) return `${name} must name each entry only once.`
  if (!items) return null
  for (const [index, item] of list.entries()) {
    const breach = findBreach(item, items, `${name}[${index}]`, resolve)
    if (breach) return breach
  }
  return null
}

function objectBreach(
  fields: ReadonlyMap<string, unknown>,
  { required = [], properties = {}, additionalProperties }: Schema,
  name: string,
  resolve: (ref: string) => Schema,
): string | null {
  const known = new Map(Object.entries(properties))
  const full = (field: string) => (name === '' ? field : `${name}.${field}`)
  const missing = required.find((field) => !fields.has(field))
  if (missing !== undefined) return `${full(missing)} is missing.`
  const stray = [...fields.keys()].find((field) => !known.has(field))
  if (stray !== undefined && additionalProperties === false) return `${full(stray)} is not known.`
  if (stray !== undefined && typeof additionalProperties === 'object') {
    const further = [...fields].filter(([field]) => !known.has(field))
    for (const [field, value] of further) {
      const breach = findBreach(value, additionalProperties, full(field), resolve)
      if (breach) return breach
    }
  }
  for (const [field, schema] of known) {
    const breach = fields.has(field) ? findBreach(fields.get(field), schema, full(field), resolve) : null
    if (breach) return breach
  }
  return null
}
