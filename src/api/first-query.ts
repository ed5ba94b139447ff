import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { justAskedMs, hasJustFailed } from './query-client.ts'
import type { Services } from './services.tsx'

/** What reads are made with. */
export type ReadingServices = Pick<Services, 'api' | 'codec'>

/** A read that a page begins with. */
export interface FirstQuery {
  readonly queryKey: QueryKey
  /** Asks for it unless the cache has it, or it is under way. Never rejects: the page says that its read has failed. */
  start(queryClient: QueryClient): Promise<void>
}

/** A read that the page takes from the cache as it stands there. */
export const firstQuery = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): FirstQuery => ({
  queryKey: options.queryKey,
  start: (queryClient) => queryClient.prefetchQuery(options),
})

/** A read that the page wants anew at each visit. */
export const freshQuery = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): FirstQuery =>
  firstQuery({ ...options, staleTime: justAskedMs })

/**
 * A read of a page that was perhaps asked for on the way to it: an answer of the last seconds is taken, and so is a
 * failure, once. Whoever reads again after that asks the server.
 */
export function fetchJustAsked<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })
  if (query && hasJustFailed(query)) {
    const { error } = query.state
    if (query.getObserversCount() === 0) queryClient.removeQueries({ queryKey: options.queryKey, exact: true })
    return Promise.reject(error)
  }
  return queryClient.fetchQuery({ ...options, staleTime: justAskedMs })
}
