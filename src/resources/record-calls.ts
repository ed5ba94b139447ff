import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { CallOptions, ResourceApi, ResourceInput, ResourceRoute } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { ApiProblem } from '#src/api/problem.ts'
import type { RecordQuery } from './record-page.ts'
import type { RecordPage } from './record-page.ts'

type Permission = NonNullable<CallOptions['log']>['permission']

/** An id as calls have it in their paths. */
export function encrypted(codec: IdCodec, plainId: string): string {
  const id = codec.encrypt(plainId)
  if (id === null) throw new ApiProblem('notFound', 0, 'This record does not exist.')
  return id
}

/** The part of a resource that a page is about. */
export type ResourcePart = Pick<RecordPage, 'within' | 'partCalls'> & Partial<Pick<RecordPage, 'rightsOf'>>

const whole: ResourcePart = { within: {} }

/** The calls of a resource, with unread answers. They need only what is known of its rules before the rules are loaded. */
export function createRecordCalls(
  of: Pick<ResourceRules, 'path' | 'components'>,
  api: ResourceApi,
  codec: IdCodec,
  { within, partCalls, rightsOf }: ResourcePart = whole,
) {
  const sender =
    ({ path, components }: typeof of) =>
    (method: ResourceRoute['method'], end: string, permission: Permission, input: ResourceInput, signal?: AbortSignal) =>
      api.send({ method, path: `${path}/${end}` }, input, {
        log: { component: components, permission, ...(rightsOf === undefined ? {} : { page: rightsOf }) },
        ...(signal ? { signal } : {}),
      })
  const call = sender(of)
  const callPart = partCalls ? sender(partCalls) : call
  const isAsked = ([name]: readonly [string, unknown]) => !partCalls || !Object.hasOwn(within, name)
  const at = (id: string) => ({ path: { id: encrypted(codec, id) } })
  return {
    call,
    callPart,
    at,
    list: async ({ page: pageNo, pageSize, search, status, sort, filters = {} }: RecordQuery, signal?: AbortSignal) => {
      const query = {
        pageNo,
        pageSize,
        searchText: search,
        statusId: status === 'all' ? '0' : status,
        sortParam: sort ? `${sort.column}:${sort.direction}` : '',
        ...Object.fromEntries(
          Object.entries(filters)
            .filter(isAsked)
            .map(([name, values = []]) => [name, values.join(',')]),
        ),
      }
      return callPart('GET', 'list', 'View', { query }, signal)
    },
    details: async (id: string, signal?: AbortSignal) => call('GET', 'details/{id}', 'View', at(id), signal),
  }
}

/** All records of a list at once: as many as one call gives. */
export const allRecords = { page: 1, pageSize: 1000, search: '', status: 'all', sort: null } as const satisfies RecordQuery

/** How many cards a column of a board has; the list has all. */
export const cardCount = 20

/** How many choices a picker loads. */
export const optionCount = 20

/** The query of a list that shows only a part of a resource. */
export const withinPart = (query: RecordQuery, within: RecordPage['within']): RecordQuery =>
  Object.keys(within).length === 0 ? query : { ...query, filters: { ...query.filters, ...within } }

/** The keys under which the reads of a resource are kept: they begin with `records` and its name. */
export const recordKeys = {
  list: (name: string, query: RecordQuery) => ['records', name, 'list', { query }] as const,
  details: (name: string, id: string) => ['records', name, 'details', { id }] as const,
}

/** Resources whose lists become stale only by a write, not by time. */
const freshForEver: ReadonlySet<string> = new Set(['CertificateType', 'CertificateRequest'])

/** How long the list of a resource stays in the cache and counts as fresh; nothing for the usual times. */
export const listTiming = (name: string) => (freshForEver.has(name) ? { staleTime: Infinity, gcTime: Infinity } : {})
