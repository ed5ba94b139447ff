import { stampAfter } from '../../clock.ts'
import type { ResourceRecord } from '../../models.ts'
import { completedFields, type Draft } from './check.ts'
import { storedAs, type Fields, type Service } from './service.ts'
import type { PersonalStore } from './store.ts'
import { isSame } from './values.ts'
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
