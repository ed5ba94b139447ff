import {
  QueryClient,
  QueryObserver,
  type DefaultError,
  type FetchQueryOptions,
  type QueryKey,
  type QueryObserverOptions,
  type QueryState,
} from '@tanstack/react-query'
import { systemClock } from '#src/time/clock.ts'
import { isWorthRetrying, pauseBeforeRetry } from './problem.ts'

const staleMs = 300_000
const retainedMs = 180_000
const retries = 1

/** A page reuses what was requested on the way to it: data younger than this, in ms, is not requested again. */
export const justAskedMs = 5000

/** Whether a read has failed in the last seconds, its retry included. */
export const hasJustFailed = ({ state }: { readonly state: Pick<QueryState, 'status' | 'fetchStatus' | 'errorUpdatedAt'> }): boolean =>
  state.status === 'error' && state.fetchStatus === 'idle' && systemClock.now() - state.errorUpdatedAt < justAskedMs

/**
 * A query client whose `fetchQuery` goes on until its caller has the answer. A query counts only its observers: a page that
 * observes it would otherwise cancel it for everybody when the page is left.
 */
class PortalQueryClient extends QueryClient {
  override async fetchQuery<Read, Failure = DefaultError, Data = Read, Key extends QueryKey = QueryKey, Param = never>(
    options: FetchQueryOptions<Read, Failure, Data, Key, Param>,
  ): Promise<Data> {
    const observed = { ...options, enabled: false } as QueryObserverOptions<Read, Failure, Data, Data, Key>
    const stop = new QueryObserver(this, observed).subscribe(() => {})
    try {
      return await super.fetchQuery(options)
    } finally {
      stop()
    }
  }
}

/** The cache of server records: stale after 5 minutes, dropped 3 minutes after last use, one retry if it may help, no refetch on focus. */
export const createQueryClient = (): QueryClient =>
  new PortalQueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: retainedMs,
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (_, error) => pauseBeforeRetry(error),
        // A page does not repeat a read that has just failed on the way to it.
        retryOnMount: (query) => !hasJustFailed(query),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
