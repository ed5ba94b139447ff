import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import { checkRecord, recordTexts } from '#openapi/check-record.ts'
import type { Db } from '../../db.ts'
import type { ResourceRecord } from '../../models.ts'
import { isInactive } from './list.ts'
import { fileBreaches } from './files.ts'
import { referenceFields } from './references.ts'
import { hasSwitch, type Breach, type Fields, type Holder, type Service, type Writing } from './service.ts'
import { serviceNamed, type PersonalStore } from './store.ts'
import type { Uniques } from './uniques.ts'
import { isFields, isSame } from './values.ts'

type FieldMap = ResourceRules['fields']

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

function tidyValue(value: unknown, rules: FieldRules | undefined): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value))
    return value.map((one) => (isFields(one) && rules?.fields ? tidied(one, rules.fields) : tidyValue(one, undefined)))
  return isFields(value) && rules?.fields ? tidied(value, rules.fields) : value
}

/** Fields as they are stored: texts trimmed, what is empty left out, in the order of the rules. */
export const tidied = (given: Fields, rules: FieldMap): Fields =>
  Object.fromEntries(
    Object.keys(rules)
      .map((name) => [name, tidyValue(given[name], rules[name])] as const)
      .filter(([, value]) => !isBlank(value)),
  )

/** The first field that the rules do not know, or that only the server writes. */
export function strayField(given: Fields, rules: FieldMap, prefix = ''): string | null {
  for (const [name, value] of Object.entries(given)) {
    const field = rules[name]
    if (!field || field.readOnly) return `${prefix}${name}`
    const parts = field.fields === undefined ? [] : [value].flat().filter(isFields)
    for (const part of parts) {
      const stray = strayField(part, field.fields ?? {}, `${prefix}${name}.`)
      if (stray !== null) return stray
    }
  }
  return null
}

/** The input of the check of a record. */
export interface Draft {
  readonly fields: Fields
  readonly status: number | string
  /** What is stored, null while the record is created. */
  readonly record: ResourceRecord | null
  /** The records that hand over to this one; none by default. */
  readonly handOver?: readonly number[]
}

/** References have to exist, be visible to this person, and be active unless the record had them before. */
function referenceBreaches({ rules }: Service, { fields, record }: Draft, store: PersonalStore): Breach[] {
  return referenceFields(rules.fields).flatMap(({ of, label, read }) => {
    const service = serviceNamed(store.services, of)
    const kept = new Set(record ? read(record.fields).flatMap(({ ids }) => ids) : [])
    const isThere = (id: number): boolean => {
      if (kept.has(id)) return true
      const found = store.records(service.rules.name).find(id)
      return found !== null && !isInactive(service, found) && store.isInScope(service.rules.name, found)
    }
    return read(fields).flatMap(({ path, ids }) => (ids.every(isThere) ? [] : [[path, recordTexts.gone(label)] as const]))
  })
}

const fixedBreaches = ({ rules }: Service, { fields, record }: Draft): Breach[] =>
  Object.entries(rules.fields).flatMap(([name, { immutable, label }]) =>
    immutable && record && !isSame(fields[name], record.fields[name]) ? [[name, `${label} cannot be changed.`] as const] : [],
  )

/** The input of a resource's own rule. */
export const writingOf = ({ record, status }: Draft, store: PersonalStore): Writing<Fields> => ({
  ...store,
  id: record?.id ?? null,
  before: record?.fields ?? null,
  status,
})

/** The status of a draft that names none; fields that are wrong by themselves do not decide it. */
export function nextStatus(service: Service, fields: Fields, record: ResourceRecord | null, store: PersonalStore): number | string {
  const kept = record?.status ?? service.rules.statuses[0]?.value ?? 1
  if (isSame(fields, record?.fields) || checkRecord(service.rules.fields, fields).size > 0) return kept
  if (record === null) return service.firstStatus?.(fields, store) ?? kept
  return service.statusOnceChanged?.(fields, writingOf({ fields, status: kept, record }, store)) ?? kept
}

/** Records that hold a value of which there is only one, which the draft asks for, and that do not hand it over. */
export const holdersOf = (service: Service, draft: Draft, store: PersonalStore): readonly Holder[] =>
  (service.holders?.(draft.fields, writingOf(draft, store)) ?? []).filter(({ id }) => !draft.handOver?.includes(id))

/** The errors of a draft, the first one of each field. */
export function breachesOf(service: Service, draft: Draft, store: PersonalStore, uniques: Uniques): ReadonlyMap<string, string> {
  const { fields, status, record } = draft
  const breaches = new Map(checkRecord(service.rules.fields, fields))
  const add = (more: readonly Breach[]) => {
    for (const [path, text] of more) if (!breaches.has(path)) breaches.set(path, text)
  }
  if (!service.rules.statuses.some(({ value }) => value === status)) add([[service.rules.statusField, recordTexts.choice('Status')]])
  add(fixedBreaches(service, draft))
  add(referenceBreaches(service, draft, store))
  add(uniques.breaches(fields, record?.id ?? null))
  add(fileBreaches(service, draft, store))
  // Rules over several fields need each field to be valid.
  if (breaches.size > 0) return breaches
  const writing = writingOf(draft, store)
  add((service.checks ?? []).flatMap((check) => [check(fields, writing) ?? []].filter((breach): breach is Breach => breach.length > 0)))
  if (breaches.size === 0 && hasSwitch(service.rules) && status !== record?.status) {
    const refusal = service.moveRefusal?.(fields, writing)
    if (refusal) add(typeof refusal === 'string' ? [[service.rules.statusField, refusal]] : refusal)
  }
  if (breaches.size === 0) add(holdersOf(service, draft, store).map(({ path, text }) => [path, text] as const))
  return breaches
}

const without = (row: Fields, name: string): Fields => Object.fromEntries(Object.entries(row).filter(([one]) => one !== name))

/** A row gets an id when it is new; one that the record had keeps it. */
export function withRowIds(service: Service, fields: Fields, record: ResourceRecord | null, db: Db): Fields {
  const named = Object.entries(service.rules.fields).flatMap(([name, { kind, fields: inner = {} }]) => {
    const rows = fields[name]
    if (kind !== 'rows' || !Array.isArray(rows)) return []
    const idField = Object.keys(inner).find((one) => inner[one]?.kind === 'rowId')
    if (idField === undefined) return []
    const kept = new Set([record?.fields[name] ?? []].flat().flatMap((row) => (isFields(row) ? [row[idField]] : [])))
    const numbered = rows.map((row: Fields) => {
      const id = row[idField]
      const isKept = kept.delete(id)
      // First, as in the rules, so that a row compares by its text.
      return { [idField]: isKept ? id : db.nextId(`${service.rules.name}.${name}`), ...without(row, idField) }
    })
    return [[name, numbered] as const]
  })
  return { ...fields, ...Object.fromEntries(named) }
}

/** The fields as they are stored, with what the server adds. */
export const completedFields = (service: Service, draft: Draft, store: PersonalStore): Fields => {
  const { fields, record } = draft
  const completed = service.completed?.(fields, writingOf(draft, store)) ?? fields
  return withRowIds(service, completed, record, store.db)
}
