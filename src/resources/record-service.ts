import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { Done } from '#machines/outcome.ts'
import { readAnswer } from '#src/api/answer.ts'
import type { Reply, ResourceApi, ResourceInput } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import type { RecordQuery } from './record-page.ts'
import { createRecordCalls, optionCount, type ResourcePart } from './record-calls.ts'
import { createdSchema, historySchema, importSchema, optionsSchema, pageSchema, recordSchema, usesSchema } from './record-reader.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import type { RecordEvent, RecordOption, ListedRecords, RecordUses, StoredRecord } from './record-types.ts'

type Value = number | string

/** Which records are to choose from: some ids, or what is found by a search among those that the filters leave. */
export interface OptionQuery {
  readonly search?: string
  readonly ids?: readonly number[]
  /** How many at most; twenty unless told. */
  readonly count?: number
  readonly filters?: Readonly<Record<string, Value | readonly Value[] | null | undefined>>
}

/** The standard calls of a resource. Each throws an `ApiProblem`. */
export interface RecordService {
  list(query: RecordQuery, signal?: AbortSignal): Promise<ListedRecords>
  details(id: string, signal?: AbortSignal): Promise<StoredRecord>
  /** A `requestId` that the server knows creates nothing and is answered as the first time. */
  create(fields: object, requestId: string, handOver?: readonly number[]): Promise<Done & { readonly id: string }>
  /** `updatedAt` is that of the record that may be written over; `handOver` are the records that give it what only one can hold. */
  update(id: string, fields: object, updatedAt: string, handOver?: readonly number[]): Promise<Done>
  remove(ids: readonly string[]): Promise<Done>
  setStatus(ids: readonly string[], status: Value): Promise<Done>
  /** One step of a lifecycle; refused if the record was changed since `updatedAt`, where that is told. */
  move(id: string, status: Value, comment: string, updatedAt?: string): Promise<Done>
  history(id: string, signal?: AbortSignal): Promise<readonly RecordEvent[]>
  uses(id: string, signal?: AbortSignal): Promise<RecordUses>
  options(query: OptionQuery, signal?: AbortSignal): Promise<readonly RecordOption[]>
  /** `check` writes nothing. */
  importRows(mode: 'check' | 'apply', rows: readonly ImportRow[]): Promise<readonly ImportOutcome[]>
}

/** The choices of the resource at this path, which is all that a reference knows of its resource. */
export async function readOptions(
  api: ResourceApi,
  path: string,
  { search = '', ids = [], count = optionCount, filters = {} }: OptionQuery,
  signal?: AbortSignal,
): Promise<readonly RecordOption[]> {
  const narrowed = Object.entries(filters).flatMap(([name, value]) => {
    const text = [value ?? []].flat().join(',')
    return text === '' ? [] : [[name, text]]
  })
  const query = {
    searchText: search,
    pageSize: Math.max(count, ids.length),
    ...(ids.length === 0 ? {} : { ids: ids.join(',') }),
    ...Object.fromEntries(narrowed),
  }
  const route = { method: 'GET', path: `${path}/dropdown` } as const
  return readAnswer(route.path, optionsSchema, await api.send(route, { query }, signal ? { signal } : {}))
}

/** Most resources hand nothing over and know no such field. */
const agreedOn = (handOver: readonly number[]) => (handOver.length === 0 ? {} : { handOver })

/** The page of a list that an answer holds. */
export const readList = (rules: ResourceRules, reply: Reply<unknown>): ListedRecords =>
  readAnswer(`${rules.path}/list`, pageSchema(rules), reply)

/** The record that an answer holds. */
export const readRecord = (rules: ResourceRules, reply: Reply<unknown>): StoredRecord =>
  readAnswer(`${rules.path}/details`, recordSchema(rules), reply)

/** Creates the standard calls of a resource from its rules; `part` is the part of it that a list shows. */
export function createRecordService(rules: ResourceRules, api: ResourceApi, codec: IdCodec, part?: ResourcePart): RecordService {
  const { path, id: idField } = rules
  const { call, callPart, at, list, details } = createRecordCalls(rules, api, codec, part)
  const put = async (end: string, input: ResourceInput): Promise<Done> => ({
    message: (await call('PUT', end, 'Modify', input)).description,
  })
  const created = createdSchema(rules)

  return {
    list: async (query, signal) => readList(rules, await list(query, signal)),
    details: async (id, signal) => readRecord(rules, await details(id, signal)),
    create: async (fields, requestId, handOver = []) => {
      const reply = await call('POST', 'create', 'Add', { body: { ...fields, ...agreedOn(handOver), requestId } })
      return { id: readAnswer(`${path}/create`, created, reply), message: reply.description }
    },
    update: async (id, fields, updatedAt, handOver = []) =>
      put('update/{id}', { ...at(id), body: { ...fields, ...agreedOn(handOver), updatedAt: { date: updatedAt } } }),
    remove: async (ids) => ({
      message: (await callPart('DELETE', 'delete', 'Delete', { body: { [idField]: ids.map(Number) } })).description,
    }),
    setStatus: async (ids, status) => put('status', { body: { [idField]: ids.map(Number), status } }),
    move: async (id, status, comment, updatedAt) =>
      put('status/{id}', { ...at(id), body: { status, comment, ...(updatedAt && { updatedAt: { date: updatedAt } }) } }),
    history: async (id, signal) => readAnswer(`${path}/history`, historySchema, await call('GET', 'history/{id}', 'View', at(id), signal)),
    uses: async (id, signal) => readAnswer(`${path}/usage`, usesSchema, await call('GET', 'usage/{id}', 'View', at(id), signal)),
    options: async (query, signal) => readOptions(api, path, query, signal),
    importRows: async (mode, rows) =>
      readAnswer(`${path}/import`, importSchema, await call('POST', 'import', 'Add', { body: { mode, rows } })),
  }
}
