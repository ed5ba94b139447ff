import { QueryClientProvider } from '@tanstack/react-query'
import type { Api, ResourceApi } from '#src/api/client.ts'
import { browserTimer, type StartTimer } from '#src/time/timer.ts'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { ContactType } from '#machines/access/contact-types.ts'
import { visitorOf, type Person } from '#machines/session/session-types.ts'
import { browserEdges } from '#src/api/browser-edges.ts'
import { defaultConfig } from '#src/api/config.ts'
import { createIdCodec } from '#src/api/id-codec.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { ServicesProvider } from '#src/api/services.tsx'
import { PersonalState } from '#src/app/state/PersonalState.tsx'
import { PortalProvider } from '#src/app/state/portal-context.tsx'
import { ShellMemory } from '#src/app/shell/shell-memory.tsx'
import { createSession } from '#src/session/session-actor.ts'
import { SessionProvider } from '#src/session/session-context.tsx'
import { browserStorage } from '#src/session/record/browser-storage.ts'
import { fixedClock, type Clock } from '#src/time/clock.ts'
import { ada } from './charts/fixtures/session.ts'
import { accessOf, menuOf } from '../../stories/app/shell-fixtures.tsx'

const maria: Person = { ...ada, firstName: 'Maria', lastName: 'Okafor', username: 'maria@ncuk.test', email: 'maria@ncuk.test' }

interface ShellGiven {
  readonly type?: ContactType
  readonly path?: string
  readonly at?: number
  /** Stands still at that instant by default. */
  readonly clock?: Clock
  /** Answers of resource calls; not found by default. */
  readonly send?: ResourceApi['send']
  readonly startTimer?: StartTimer
  /** Answers of all other calls; none is expected by default. */
  readonly call?: (operation: string) => Promise<unknown>
}

const nothingFound: ResourceApi['send'] = () => Promise.resolve({ data: [], description: '', code: 200 })

/** The portal around parts of the shell, without a network: the session is given, addresses stay in memory. */
export function createShell(given: ShellGiven = {}) {
  const {
    type = 'NCUK',
    path = '/dashboard/ncuk-admin',
    at = Date.UTC(2027, 0, 15, 12),
    send = nothingFound,
    clock = fixedClock(at),
    startTimer = browserTimer,
    call,
  } = given
  const codec = createIdCodec({ key: defaultConfig.idKey, iv: defaultConfig.idIv, logError: () => {} })
  const queryClient = createQueryClient()
  const session = createSession({
    isMaintenance: false,
    places: browserStorage(),
    createWork: () => Promise.reject(new Error('No call was expected.')),
  })
  const person = { ...maria, parentContactType: type }
  const portal = { person, visitor: visitorOf(person), access: accessOf(type), menu: menuOf(type), productName: 'Pathway' }
  const location = memoryLocation({ path, record: true })
  const Around = ({ children }: { children: ReactNode }) => (
    <ServicesProvider
      value={{
        api: { call: (call as Api['call'] | undefined) ?? session.api.call, send },
        codec,
        queryClient,
        clock,
        config: defaultConfig,
        ...browserEdges,
        startTimer,
      }}
    >
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <ShellMemory>
            <PersonalState view={{ person, path }}>
              <PortalProvider value={portal}>
                <Router hook={location.hook} searchHook={location.searchHook}>
                  {children}
                </Router>
              </PortalProvider>
            </PersonalState>
          </ShellMemory>
        </SessionProvider>
      </QueryClientProvider>
    </ServicesProvider>
  )
  return { Around, session, portal, location }
}
