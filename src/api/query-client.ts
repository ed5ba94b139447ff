import { QueryClient, type QueryState } from '@tanstack/react-query'
import { systemClock } from '#src/time/clock.ts'
import { isWorthRetrying, pauseBeforeRetry } from './problem.ts'

const staleMs = 300_000
const retainedMs = 180_000
const retries = 1

/** What was asked for on the way to a page serves the page: what is younger than this, ms, is not asked for again. */
export const justAskedMs = 5000

/** Whether a read has failed in the last seconds, its retry included. */
export const hasJustFailed = ({ state }: { readonly state: Pick<QueryState, 'status' | 'fetchStatus' | 'errorUpdatedAt'> }): boolean =>
  state.status === 'error' && state.fetchStatus === 'idle' && systemClock.now() - state.errorUpdatedAt < justAskedMs

/** The cache of the aggregator's records: stale after five minutes, kept three unused, one retry where it could help, no refetch on focus. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: retainedMs,
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (_, error) => pauseBeforeRetry(error),
        // A page does not repeat what has just failed on the way to it.
        retryOnMount: (query) => !hasJustFailed(query),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
