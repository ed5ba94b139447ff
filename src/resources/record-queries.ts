import { keepPreviousData, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { ResourceApi } from '#src/api/client.ts'
import type { RecordQuery } from './record-page.ts'
import { listTiming, recordKeys } from './record-calls.ts'
import { readOptions, type OptionQuery, type RecordService } from './record-service.ts'

export { allRecords } from './record-calls.ts'

/** The reads of resources. Their keys begin with `records` and the resource's name. */

type Named = Pick<ResourceRules, 'name'>

/** One page of a list; the previous page is shown while the next one loads. */
export const recordListQuery = ({ name }: Named, service: Pick<RecordService, 'list'>, query: RecordQuery) =>
  queryOptions({
    queryKey: recordKeys.list(name, query),
    queryFn: ({ signal }) => service.list(query, signal),
    placeholderData: keepPreviousData,
    ...listTiming(name),
  })

export const recordQuery = ({ name }: Named, service: Pick<RecordService, 'details'>, id: string) =>
  queryOptions({ queryKey: recordKeys.details(name, id), queryFn: ({ signal }) => service.details(id, signal) })

export const historyQuery = ({ name }: Named, service: RecordService, id: string) =>
  queryOptions({ queryKey: ['records', name, 'history', { id }], queryFn: ({ signal }) => service.history(id, signal) })

export const usesQuery = ({ name }: Named, service: RecordService, id: string) =>
  queryOptions({ queryKey: ['records', name, 'uses', { id }], queryFn: ({ signal }) => service.uses(id, signal) })

/** The records that a reference may name. */
export const optionsQuery = (of: string, api: ResourceApi, path: string, query: OptionQuery) =>
  queryOptions({
    queryKey: ['records', of, 'options', { path, query }],
    queryFn: ({ signal }) => readOptions(api, path, query, signal),
    placeholderData: keepPreviousData,
  })

/** Reads of other parts of the portal that show records of a resource. */
const readElsewhere: Readonly<Record<string, readonly string[]>> = {
  Module: ['listScheduleModules', 'listModuleRules'],
}

/** The key of what the tabs of a record list; `of` tells which tabs of which record. */
export const tabCountsKey = (resource: string, of: object) => ['records', resource, 'counts', of] as const

const isCount = ({ queryKey }: { readonly queryKey: QueryKey }): boolean => queryKey[2] === 'counts'
const isListOrCount = (query: { readonly queryKey: QueryKey }): boolean => query.queryKey[2] === 'list' || isCount(query)

/**
 * After a write, also one that failed: whatever was read of any resource counts as stale, as it may name this one. What is
 * on the screen is read again at once, unless `refetchType` is 'none'; a record that was deleted never is.
 */
export function forgetRecords(queryClient: QueryClient, { name }: Named, refetchType: 'active' | 'none' = 'active'): void {
  void queryClient.invalidateQueries({ queryKey: ['records'], predicate: isListOrCount, refetchType })
  void queryClient.invalidateQueries({ queryKey: ['records'], predicate: (query) => !isListOrCount(query), refetchType: 'none' })
  for (const operation of readElsewhere[name] ?? []) void queryClient.invalidateQueries({ queryKey: [operation], refetchType: 'none' })
}

/** Reads what is stale of the records on the screen. Nothing waits for the counts on tabs. */
export function readRecordsAgain(queryClient: QueryClient): Promise<void> {
  const stale = { queryKey: ['records'], type: 'active', stale: true } as const
  void queryClient.refetchQueries({ ...stale, predicate: isCount })
  return queryClient.refetchQueries({ ...stale, predicate: (query) => !isCount(query) })
}

/** After a change that a part of a page waits for: what is on the screen is read again, and the rest when it is shown. */
export function readChangedRecords(queryClient: QueryClient, changed: Named): Promise<void> {
  forgetRecords(queryClient, changed, 'none')
  return readRecordsAgain(queryClient)
}
