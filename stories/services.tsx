import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider, type Services } from '#src/api/services.tsx'
import { fixedClock } from '#src/time/clock.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { Place } from './app/shell-fixtures.tsx'

interface StoryServicesProps {
  readonly api: Services['api']
  /** The address that the story is at. */
  readonly path: string
  /** The browser's own unless given. */
  readonly startTimer?: StartTimer
  readonly children: ReactNode
}

/** The services of the portal without a network, on 14 April 2027 at 14:32 UTC; the first `api` given stays. */
export function StoryServices({ api, path, startTimer = browserEdges.startTimer, children }: StoryServicesProps) {
  const [services] = useState(() => ({
    api,
    codec: createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} }),
    queryClient: createQueryClient(),
    clock: fixedClock(Date.UTC(2027, 3, 14, 14, 32)),
    config: defaultConfig,
    ...browserEdges,
    startTimer,
  }))
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <Place path={path}>{children}</Place>
      </QueryClientProvider>
    </ServicesProvider>
  )
}

interface AnsweredProps {
  /** The outcome of every call: no answer yet, or a refusal. */
  readonly by: 'nothing' | 'refusal'
  readonly children: ReactNode
}

/** The same around something that makes calls by itself, all with the same outcome. */
export function Answered({ by, children }: AnsweredProps) {
  const answer = () => (by === 'nothing' ? new Promise<never>(() => {}) : Promise.reject(new Error('The server did not respond.')))
  return (
    <StoryServices api={{ call: answer, send: answer }} path="/">
      {children}
    </StoryServices>
  )
}
