import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Services } from './services.tsx'

/** What reads are made with. */
export type ReadingServices = Pick<Services, 'api' | 'codec'>

/** What was asked for on the way to a page serves the page: an answer that is younger than this, ms, is not asked for again. */
export const justAskedMs = 5000

/** A read that a page begins with. */
export interface FirstQuery {
  readonly queryKey: QueryKey
  /** Asks for it unless the cache has it, or it is under way. Never rejects: a page whose read has failed tries again itself. */
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
