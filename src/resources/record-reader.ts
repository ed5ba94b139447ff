import * as v from 'valibot'
import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import { tellingFields } from '#openapi/telling-fields.ts'
import { plainText } from './plain-text.ts'
import type { StoredRecord } from './record-types.ts'

/** Schemas of a resource's answers, made from its rules. */

type Schema = v.GenericSchema<unknown, unknown>

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const idText = v.pipe(
  id,
  v.transform((value) => String(value)),
)
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const statusValue = v.union([v.number(), v.string()])
export const stamp = v.pipe(
  v.object({ date: v.string() }),
  v.transform(({ date }) => date),
)

const schemas: Readonly<Partial<Record<FieldRules['kind'], Schema>>> = {
  flag: v.picklist([0, 1]),
  integer: v.number(),
  number: v.number(),
  percent: v.number(),
  money: v.number(),
  choice: statusValue,
  choices: v.array(statusValue),
  reference: id,
  references: v.array(id),
  rowId: id,
  texts: v.array(v.string()),
  file: v.looseObject({}),
}

function schemaOf(rules: FieldRules): Schema {
  if (rules.kind !== 'rows' && rules.kind !== 'group') return schemas[rules.kind] ?? v.string()
  const one = v.pipe(v.object(entriesOf(rules.fields ?? {})), v.transform(withoutEmpty))
  return rules.kind === 'rows' ? v.array(one) : one
}

// What is empty is left out; some servers send null for it.
const entriesOf = (fields: ResourceRules['fields']): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(fields).map(([name, rules]) => [name, rules.required ? schemaOf(rules) : v.nullish(schemaOf(rules))]))

const isEmpty = (value: unknown) => value === undefined || value === null || (Array.isArray(value) && value.length === 0)

const withoutEmpty = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)))

const names = v.record(v.string(), v.record(v.string(), v.object({ name: v.string(), status: statusValue })))

/** A record. */
export function recordSchema(rules: ResourceRules) {
  const { id: idField, title, statusField, fields } = rules
  const own = entriesOf(fields)
  const telling = tellingFields(rules)
  const referenceIn = (value: Readonly<Record<string, unknown>>) => {
    const reference = telling.map((name) => plainText(value[name])).find((text) => text !== '')
    return reference === undefined ? {} : { reference }
  }
  return v.pipe(
    v.looseObject({ ...own, [idField]: id, [statusField]: statusValue }),
    v.looseObject({ createdAt: stamp, updatedAt: stamp, updatedBy: v.string(), names }),
    v.transform((value): StoredRecord => ({
      id: plainText(value[idField]),
      name: plainText(value[title]),
      ...referenceIn(value),
      status: v.parse(statusValue, value[statusField]),
      fields: withoutEmpty(Object.fromEntries(Object.keys(own).map((name) => [name, value[name]]))),
      createdAt: value.createdAt,
      updatedAt: value.updatedAt,
      updatedBy: value.updatedBy,
      names: value.names,
    })),
  )
}

/** One page of a list. */
export const pageSchema = (rules: ResourceRules) =>
  v.pipe(
    v.object({ list: v.array(recordSchema(rules)), totalCount: count, statusCounts: v.record(v.string(), count) }),
    v.transform(({ list, totalCount, statusCounts }) => ({ rows: list, total: totalCount, counts: statusCounts })),
  )

/** The id of what was created. */
export const createdSchema = ({ id: idField }: ResourceRules) =>
  v.pipe(
    v.looseObject({ [idField]: idText }),
    v.transform((value) => String(value[idField])),
  )

const changes = v.array(v.object({ field: v.string(), before: v.string(), after: v.string() }))

/** What happened to a record, newest first. */
export const historySchema = v.array(
  v.pipe(
    v.object({ historyId: idText, at: stamp, by: v.string(), act: v.string(), comment: v.string(), changes }),
    v.transform(({ historyId, ...event }) => ({ id: historyId, ...event })),
  ),
)

/** The records that refer to a record. */
export const usesSchema = v.object({
  uses: v.array(v.object({ resource: v.string(), id: idText, name: v.string(), field: v.string(), days: v.optional(v.array(v.string())) })),
  hiddenCount: count,
})

/** Records to choose from. */
export const optionsSchema = v.array(v.object({ id, name: v.string(), status: statusValue }))

/** What becomes of the rows of a file. */
export const importSchema = v.array(
  v.object({
    line: count,
    outcome: v.picklist(['new', 'changed', 'unchanged', 'wrong']),
    problems: v.array(v.object({ field: v.string(), value: v.string(), description: v.string(), suggestion: v.exactOptional(v.string()) })),
    changes,
  }),
)

/** Texts at the fields that were refused, by their paths, and the id of the record that holds what only one can have. */
export const refusalsSchema = v.object({
  fields: v.array(v.object({ field: v.string(), description: v.string(), heldBy: v.optional(v.number()) })),
})
