import { QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, pauseBeforeRetry } from './problem.ts'

const staleMs = 300_000
const retainedMs = 180_000
const retries = 1

/** The cache of the aggregator's records: stale after five minutes, kept three unused, one retry where it could help, no refetch on focus. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        gcTime: retainedMs,
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay: (_, error) => pauseBeforeRetry(error),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
