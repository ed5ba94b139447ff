import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/**
 * The cache of the aggregator's records, which nobody needs before they have signed in: its code comes with the first
 * read, so that the sign-in page is there sooner.
 */
export interface LateCache extends Pick<QueryClient, 'fetchQuery' | 'cancelQueries' | 'clear'> {
  /** The cache itself; the same promise each time. */
  load(): Promise<QueryClient>
  /** The cache that has come; throws before. */
  current(): QueryClient
}

/** Makes the cache when it is first asked for. */
export function createLateCache(create: () => Promise<QueryClient>): LateCache {
  let coming: Promise<QueryClient> | null = null
  let client: QueryClient | null = null
  const start = async () => {
    client = await create()
    return client
  }
  const load = () => (coming ??= start())
  return {
    load,
    current: () => {
      if (!client) throw new Error('The cache has not come yet.')
      return client
    },
    fetchQuery: async (options) => (await load()).fetchQuery(options),
    cancelQueries: async (...given) => client?.cancelQueries(...given),
    clear: () => client?.clear(),
  }
}

const missing = createLateCache(() => Promise.reject(new Error('A LateCacheContext must be provided.')))

export const LateCacheContext = createContext<LateCache>(missing)
