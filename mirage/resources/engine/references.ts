import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import type { Fields } from './service.ts'
import { isFields } from './values.ts'

type FieldMap = ResourceRules['fields']

/** The ids in one field of a record, and the path of the field. */
export interface ReferenceValue {
  readonly path: string
  readonly ids: readonly number[]
}

/** A field that refers to a resource. */
export interface ReferenceField {
  readonly of: string
  readonly label: string
  /** The field itself, or the one whose rows hold it. */
  readonly top: string
  /** What it holds in a record, once for each row. */
  read(fields: Fields): readonly ReferenceValue[]
}

const idsOf = (value: unknown): number[] => [value ?? []].flat().filter((one) => typeof one === 'number')

const insideOf = (name: string, { fields = {} }: FieldRules, partsOf: (value: unknown) => readonly [string, Fields][]): ReferenceField[] =>
  referenceFields(fields).map((inner) => ({
    ...inner,
    top: name,
    read: (record) =>
      partsOf(record[name]).flatMap(([prefix, part]) => inner.read(part).map(({ path, ids }) => ({ path: `${prefix}.${path}`, ids }))),
  }))

const rowsOf = (name: string, value: unknown): [string, Fields][] =>
  Array.isArray(value) ? value.flatMap((row, index) => (isFields(row) ? [[`${name}.${index}`, row] as [string, Fields]] : [])) : []

const known = new WeakMap<FieldMap, readonly ReferenceField[]>()

/** The fields of a resource that refer to others, those of rows and groups too. Every record of a list asks for them. */
export function referenceFields(fields: FieldMap): readonly ReferenceField[] {
  const found = known.get(fields) ?? findReferences(fields)
  known.set(fields, found)
  return found
}

const findReferences = (fields: FieldMap): readonly ReferenceField[] =>
  Object.entries(fields).flatMap(([name, rules]) => {
    if (rules.kind === 'rows') return insideOf(name, rules, (value) => rowsOf(name, value))
    if (rules.kind === 'group') return insideOf(name, rules, (value) => (isFields(value) ? [[name, value]] : []))
    if (rules.of === undefined) return []
    return [{ of: rules.of, label: rules.label, top: name, read: (record: Fields) => [{ path: name, ids: idsOf(record[name]) }] }]
  })
