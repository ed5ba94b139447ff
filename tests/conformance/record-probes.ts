import { checkRecord } from '#openapi/check-record.ts'
import { resourceRules } from '#openapi/generated/resource-rules.ts'
import type { ResourceName } from '#openapi/generated/resources.ts'
import type { FieldKind, ResourceRules } from '#openapi/resource-rules.ts'
import type { Answered, CallInput } from './caller.ts'
import { isFields, rowsOf } from './fields.ts'
import type { ContractOperation } from './operations.ts'
import { addressOf, unknownId, type Setting } from './probes.ts'

/** Notes a difference of an operation. */
export type Note = (operation: ContractOperation, difference: string) => void

/** The standard calls of one resource, called by the administrator. Answers that break the contract are noted. */
function callsOf(name: ResourceName, operations: readonly ContractOperation[], setting: Setting, note: Note) {
  const found = new Map(operations.flatMap((one) => (one.standard?.resource === name ? [[one.standard.call, one] as const] : [])))
  const operationOf = (call: NonNullable<ContractOperation['standard']>['call']) => found.get(call) ?? null
  return {
    operationOf,
    /** The answer; null where the resource lacks the call. */
    call: async (
      call: NonNullable<ContractOperation['standard']>['call'],
      { id = unknownId, ...input }: Omit<CallInput, 'path'> & { readonly id?: number } = {},
    ): Promise<Answered | null> => {
      const operation = operationOf(call)
      if (!operation) return null
      const answer = await setting.admin.call(operation, { path: addressOf(operation, setting, id), ...input })
      for (const breach of answer.breaches) note(operation, breach)
      return answer
    },
    note: (call: NonNullable<ContractOperation['standard']>['call'], difference: string) => {
      const operation = operationOf(call)
      if (operation) note(operation, difference)
    },
  }
}

type Calls = ReturnType<typeof callsOf>

const totalOf = (answer: Answered | null): number => (isFields(answer?.data) ? Number(answer.data['totalCount']) : Number.NaN)

/** Pages, searches, sorts and counts of a list. */
async function probeList(rules: ResourceRules, { call, note }: Calls): Promise<Readonly<Record<string, unknown>> | null> {
  const whole = await call('list', { query: { pageNo: 1, pageSize: 50 } })
  if (whole?.status !== 200) {
    note('list', `answers ${String(whole?.status)} (${String(whole?.description)}), not 200`)
    return null
  }
  const total = totalOf(whole)
  const rows = rowsOf(whole.data)
  if (rows.length !== Math.min(50, total)) note('list', `has ${rows.length} of ${total} records on a page of 50`)
  const one = await call('list', { query: { pageNo: 1, pageSize: 1 } })
  if (rowsOf(one?.data).length > 1 || totalOf(one) !== total) note('list', 'does not keep to pageSize, or counts otherwise on a page of 1')
  const fields = Object.entries(rules.fields)
  if (fields.some(([, { searched }]) => searched)) {
    const none = await call('list', { query: { searchText: 'no record has these words' } })
    if (none?.status !== 200 || totalOf(none) !== 0) note('list', 'finds records by words that none of them has')
  }
  for (const [field, { sorted }] of fields)
    for (const direction of sorted ? ['asc', 'desc'] : []) {
      const sortedBy = await call('list', { query: { sortParam: `${field}:${direction}` } })
      if (sortedBy?.status !== 200 || totalOf(sortedBy) !== total) note('list', `does not sort by ${field}:${direction}`)
    }
  const unknown = await call('list', { query: { sortParam: 'nothing:asc' } })
  if (unknown?.status !== 400) note('list', `answers ${String(unknown?.status)} to a sort by a field that is none, not 400`)
  return rows[0] ?? null
}

/** The reads of one record, and of one that does not exist. */
async function probeReads(rules: ResourceRules, first: Readonly<Record<string, unknown>> | null, { call, note }: Calls): Promise<void> {
  for (const read of ['details', 'history', 'uses'] as const) {
    const missing = await call(read)
    if (missing !== null && missing.status !== 404) note(read, `answers ${missing.status} for an id that does not exist, not 404`)
    if (first === null) continue
    const found = await call(read, { id: Number(first[rules.id]) })
    if (found !== null && found.status !== 200)
      note(read, `answers ${found.status} (${found.description}) for the first record of the list`)
    else if (read === 'details' && isFields(found?.data) && found.data[rules.id] !== first[rules.id])
      note(read, 'gives another record than it was asked for')
  }
  const options = await call('options')
  if (options !== null && options.status !== 200) note('options', `answers ${options.status} (${options.description}), not 200`)
}

/** A create without the required fields is refused, and names each of them with the text of the form. */
async function probeRequired(rules: ResourceRules, { call, note }: Calls): Promise<void> {
  const wanted = [...checkRecord(rules.fields, {})]
  const answer = await call('create', { body: { requestId: 'conformance-empty' } })
  if (answer === null) return
  if (answer.status !== 400) return note('create', `answers ${answer.status} to a record without its required fields, not 400`)
  const named = new Map(
    (isFields(answer.data) && Array.isArray(answer.data['fields']) ? answer.data['fields'] : [])
      .filter(isFields)
      .map((one) => [String(one['field']), String(one['description'])]),
  )
  for (const [field, text] of wanted)
    if (named.get(field) !== text) note('create', `says “${named.get(field) ?? 'nothing'}” of ${field} when it is empty, not “${text}”`)
}

/** A refusal in words: its description, and the errors of its first three fields. */
function outcomeOf(answer: Answered | null): string {
  const fields = isFields(answer?.data) && Array.isArray(answer.data['fields']) ? answer.data['fields'].filter(isFields) : []
  const named = fields.slice(0, 3).map((one) => `${String(one['field'])}: ${String(one['description'])}`)
  return [String(answer?.description), ...named].join(' ')
}

/** The fields of a stored record that a client may write: no files, and ids of rows only with `keepsRowIds`. */
function writable(
  fields: ResourceRules['fields'],
  stored: Readonly<Record<string, unknown>>,
  keepsRowIds = false,
): Record<string, unknown> {
  const inner = (value: unknown, rules: ResourceRules['fields'] | undefined): unknown => {
    if (rules === undefined) return value
    if (Array.isArray(value)) return value.map((row: unknown) => inner(row, rules))
    return isFields(value) ? writable(rules, value, keepsRowIds) : value
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { kind, readOnly, fields: rows }]) =>
      readOnly || (kind === 'rowId' && !keepsRowIds) || kind === 'file' || stored[field] === undefined
        ? []
        : [[field, inner(stored[field], rows)] as const],
    ),
  )
}

/** Words that no record has. */
const unusedWords = (kind: FieldKind, words: string, maxLength: number): string =>
  kind === 'email'
    ? `conformance-${words.toLowerCase()}@example.org`
    : (kind === 'code' ? `CF${words}` : `Conformance ${words}`).slice(0, maxLength)

/** A record like an existing one, with other words where they have to be unique. */
const likeness = (rules: ResourceRules, first: Readonly<Record<string, unknown>>, mark: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(writable(rules.fields, first)).map(([field, value]) => {
      const { kind = 'text', unique, maxLength = 100 } = rules.fields[field] ?? {}
      return [field, unique !== undefined && typeof value === 'string' ? unusedWords(kind, mark, maxLength) : value]
    }),
  )

/**
 * Makes a record like an existing one, changes it and removes it again. Where the server refuses the record, for rules that
 * the contract does not state, gives the reason.
 */
async function probeWrites(
  rules: ResourceRules,
  first: Readonly<Record<string, unknown>>,
  mark: string,
  calls: Calls,
): Promise<string | null> {
  const { call, note, operationOf } = calls
  if (!operationOf('create') || !operationOf('remove') || !operationOf('details')) return null
  const body = { ...likeness(rules, first, mark), requestId: `conformance-${mark}` }
  const made = await call('create', { body })
  const id = isFields(made?.data) ? Number(made.data[rules.id]) : Number.NaN
  if (made?.status !== 200 || !Number.isFinite(id)) return made && outcomeOf(made)
  try {
    const again = await call('create', { body })
    const sameId = isFields(again?.data) ? Number(again.data[rules.id]) : Number.NaN
    if (sameId !== id) {
      note('create', 'makes a second record for a requestId that it knows')
      if (Number.isFinite(sameId)) await call('remove', { body: { [rules.id]: [sameId] } })
    }
    const stored = await call('details', { id })
    if (stored?.status !== 200 || !isFields(stored.data)) note('details', 'does not find a record that was just made')
    else await probeUpdate(rules, { id, stored: stored.data, mark }, calls)
  } finally {
    const removed = await call('remove', { body: { [rules.id]: [id] } })
    if (removed?.status !== 200)
      note(
        'remove',
        `answers ${String(removed?.status)} (${String(removed?.description)}): record ${id} stays and has to be removed by hand`,
      )
    else if ((await call('details', { id }))?.status !== 404) note('remove', 'leaves the record readable')
  }
  return null
}

/** A change goes through; another one with the same `updatedAt` is a conflict. */
async function probeUpdate(
  rules: ResourceRules,
  { id, stored, mark }: { readonly id: number; readonly stored: Readonly<Record<string, unknown>>; readonly mark: string },
  { call, note, operationOf }: Calls,
): Promise<void> {
  const title = rules.fields[rules.title]
  if (!operationOf('update') || !title || title.readOnly || title.immutable || typeof stored[rules.title] !== 'string') return
  const changedTo = (words: string) => ({
    id,
    body: {
      ...writable(rules.fields, stored, true),
      [rules.title]: unusedWords(title.kind, words, title.maxLength ?? 100),
      updatedAt: stored['updatedAt'],
    },
  })
  const saved = await call('update', changedTo(`${mark}2`))
  if (saved?.status !== 200) return note('update', `answers ${String(saved?.status)} (${outcomeOf(saved)}) to another name`)
  const stale = await call('update', changedTo(`${mark}3`))
  if (stale?.status !== 409) note('update', `answers ${String(stale?.status)} to a record that was saved meanwhile, not 409`)
}

/** Records that stay for ever: none is made to try it out. */
const permanent: ReadonlySet<ResourceName> = new Set(['Payment'])

/** Asks the standard calls of a resource; gives why its writes could not be tried, or null. */
export async function probeResource(
  name: ResourceName,
  operations: readonly ContractOperation[],
  setting: Setting,
  mark: string,
  note: Note,
): Promise<string | null> {
  const rules: ResourceRules = resourceRules[name]
  const calls = callsOf(name, operations, setting, note)
  const first = calls.operationOf('list') ? await probeList(rules, calls) : null
  await probeReads(rules, first, calls)
  if (rules.isLookup) return null
  await probeRequired(rules, calls)
  if (permanent.has(name)) return 'its records stay for ever'
  return first === null ? 'the list is empty' : probeWrites(rules, first, mark, calls)
}
