import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { justAskedMs, hasJustFailed } from './query-client.ts'
import type { Services } from './services.tsx'

/** The services that a query needs. */
export type ReadingServices = Pick<Services, 'api' | 'codec'>

/** A query that a page needs for its first render. */
export interface FirstQuery {
  readonly queryKey: QueryKey
  /** Fetches it unless it is cached or being fetched. Never rejects: the page itself shows that its read has failed. */
  start(queryClient: QueryClient): Promise<void>
}

/** A query whose cached data the page uses as they are. */
export const firstQuery = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): FirstQuery => ({
  queryKey: options.queryKey,
  start: (queryClient) => queryClient.prefetchQuery(options),
})

/** A query that the page fetches anew at each visit. */
export const freshQuery = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): FirstQuery =>
  firstQuery({ ...options, staleTime: justAskedMs })

/**
 * A read of a page that was perhaps asked for on the way to it: an answer of the last seconds is taken, and so is a
 * failure, once. The next read after a failure asks the server.
 */
export async function fetchJustAsked<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const find = () => queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true })
  const query = find()
  try {
    if (query && hasJustFailed(query)) throw query.state.error
    return await queryClient.fetchQuery({ ...options, staleTime: justAskedMs })
  } catch (error) {
    // Taken: the next read must not find it.
    find()?.setState({ errorUpdatedAt: 0 })
    throw error
  }
}
