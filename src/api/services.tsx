import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Clock } from '#src/time/clock.ts'
import type { StartTimer } from '#src/time/timer.ts'
import type { Calls } from './client.ts'
import type { PortalConfig } from './config.ts'
import type { IdCodec } from './id-codec.ts'

/** What every area gets: typed client, id codec, query cache, clock, timers, network, random ids and configuration. */
export interface Services {
  readonly api: Calls
  /** Sends reads before the page that needs them is drawn; its own identical reads get those answers. Absent without prefetching. */
  readonly prefetch?: Calls
  readonly codec: IdCodec
  readonly queryClient: QueryClient
  readonly clock: Clock
  readonly startTimer: StartTimer
  /** The network, for what is no call of the aggregator: the bytes of files. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Makes a text that is never made twice. */
  readonly createId: () => string
  readonly config: PortalConfig
}

const Context = createContext<Services | null>(null)

export const ServicesProvider = Context.Provider

/** The services of the portal; throws outside its provider. */
export function useServices(): Services {
  const services = use(Context)
  if (!services) throw new Error('useServices needs a ServicesProvider above it.')
  return services
}
