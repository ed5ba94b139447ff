import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { fixedClock } from '#src/time/clock.ts'
import { Place } from './app/shell-fixtures.tsx'

interface AnsweredProps {
  /** What every call comes to: no answer yet, or a refusal. */
  readonly by: 'nothing' | 'refusal'
  readonly children: ReactNode
}

/** The services of the portal around something that reads by itself, without a network. */
export function Answered({ by, children }: AnsweredProps) {
  const answer = () => (by === 'nothing' ? new Promise<never>(() => {}) : Promise.reject(new Error('The server did not respond.')))
  const [services] = useState(() => ({
    api: { call: answer, send: answer },
    codec: createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} }),
    queryClient: createQueryClient(),
    clock: fixedClock(Date.UTC(2027, 3, 14, 14, 32)),
    config: defaultConfig,
    ...browserEdges,
  }))
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <Place path="/">{children}</Place>
      </QueryClientProvider>
    </ServicesProvider>
  )
}
