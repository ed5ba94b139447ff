import type { FieldRules, ResourceRules } from '#openapi/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import { stampAfter } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import { completedFields, type Draft } from './check.ts'
import { referenceFields } from './references.ts'
import { storedAs, type Fields, type Service } from './service.ts'
import type { PersonalStore } from './store.ts'
import { isFields, isSame } from './values.ts'
import { changesOf } from './words.ts'

interface Act {
  readonly act: string
  readonly comment?: string
}

type Changes = ReturnType<typeof changesOf>

function note(service: Service, recordId: number, { act, comment = '' }: Act, at: string, changes: Changes, store: PersonalStore): void {
  store.db.historyEntries.insert({ resource: storedAs(service), recordId, at, by: store.author, act, comment, changes })
}

/** Adds to the history of a record an act that tells no change of its fields, at the moment of the act. */
export function noteAct(service: Service, recordId: number, act: Act, store: PersonalStore): void {
  note(service, recordId, act, stampAfter(store.clock.now(), ''), [], store)
}

/** Stores a checked draft as a new record. */
export function insertRecord(service: Service, draft: Draft, act: Act, store: PersonalStore): ResourceRecord {
  const at = stampAfter(store.clock.now(), '')
  const fields = completedFields(service, draft, store)
  const id = service.newId?.(fields, store)
  const record = store.db.records(storedAs(service)).insert({
    ...(id !== undefined && { id }),
    status: draft.status,
    createdAt: at,
    updatedAt: at,
    updatedBy: store.author,
    fields,
  })
  note(service, record.id, act, at, [], store)
  service.saved?.(record.id, fields, store, null)
  return record
}

/** What a record has beside the fields of a service that shows a part of them. */
const fieldsBeside = ({ partOf, rules }: Service, stored: ResourceRecord | null): Fields =>
  partOf && stored ? Object.fromEntries(Object.entries(stored.fields).filter(([name]) => !(name in rules.fields))) : {}

/** Stores a checked draft of an existing record; writes nothing if nothing changes. */
export function updateRecord(service: Service, before: ResourceRecord, draft: Draft, act: Act, store: PersonalStore): ResourceRecord {
  const fields = completedFields(service, draft, store)
  if (isSame(fields, before.fields) && draft.status === before.status) return before
  const table = store.db.records(storedAs(service))
  const after = table.update(before.id, {
    status: draft.status,
    updatedAt: stampAfter(store.clock.now(), before.updatedAt),
    updatedBy: store.author,
    fields: { ...fieldsBeside(service, table.find(before.id)), ...fields },
  })
  const { status } = store.records(service.rules.name).find(before.id) ?? after
  note(service, before.id, act, after.updatedAt, changesOf(service, before, { ...after, status }, store), store)
  service.saved?.(before.id, fields, store, before)
  return after
}

/** The same; the act is told by the history even if nothing changes. */
export function updateAndNote(service: Service, before: ResourceRecord, draft: Draft, act: Act, store: PersonalStore): void {
  if (updateRecord(service, before, draft, act, store) === before) noteAct(service, before.id, act, store)
}

interface Replacement {
  readonly resource: ResourceName
  readonly dropId: number
  readonly keepId: number
}

/** A value with one id in the place of another, in rows and groups too; a list names no id twice. */
function replacedIn(value: unknown, { of, fields: inner = {} }: FieldRules, replacement: Replacement): unknown {
  const { resource, dropId, keepId } = replacement
  if (of === resource) {
    const swapped = (id: unknown) => (id === dropId ? keepId : id)
    return Array.isArray(value) ? [...new Set(value.map(swapped))] : swapped(value)
  }
  if (Array.isArray(value)) return value.map((row) => (isFields(row) ? replacedFields(row, inner, replacement) : row))
  return isFields(value) ? replacedFields(value, inner, replacement) : value
}

const replacedFields = (fields: Fields, rules: ResourceRules['fields'], replacement: Replacement): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, rules[name] ? replacedIn(value, rules[name], replacement) : value]),
  )

/** Puts one record in the place of another wherever stored records refer to that one; their histories say so. */
export function replaceReferences(replacement: Replacement, act: string, store: PersonalStore): void {
  for (const service of Object.values(store.services)) {
    const { fields: rules } = service.rules
    if (service.partOf || service.table || !referenceFields(rules).some(({ of }) => of === replacement.resource)) continue
    const table = store.db.records(storedAs(service))
    for (const before of table.where()) {
      const fields = replacedFields(before.fields, rules, replacement)
      if (isSame(fields, before.fields)) continue
      const updatedAt = stampAfter(store.clock.now(), before.updatedAt)
      const after = table.update(before.id, { updatedAt, updatedBy: store.author, fields })
      note(service, before.id, { act }, updatedAt, changesOf(service, before, after, store), store)
    }
  }
}
