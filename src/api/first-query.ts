import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { justAskedMs, hasJustFailed } from './query-client.ts'
import type { Services } from './services.tsx'

/** The services that a query needs. */
export type ReadingServices = Pick<Services, 'api' | 'codec' | 'clock' | 'prefetch'>

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

/** A query that the page fetches again on each visit. */
export const freshQuery = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): FirstQuery =>
  firstQuery({ ...options, staleTime: justAskedMs })

/** Failures that a page has shown. */
const shownFailures = new WeakSet<Error>()

/**
 * A read of a page that was perhaps asked for on the way to it: an answer of the last seconds is taken, and so is a
 * failure, once. The next read after a failure asks the server.
 */
export async function fetchJustAsked<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const query = queryClient.getQueryCache().find<Data>({ queryKey: options.queryKey, exact: true })
  try {
    const failure = query && hasJustFailed(query) ? query.state.error : null
    if (failure && !shownFailures.has(failure)) throw failure
    return await queryClient.fetchQuery({ ...options, staleTime: justAskedMs })
  } catch (error) {
    if (error instanceof Error) shownFailures.add(error)
    throw error
  }
}
