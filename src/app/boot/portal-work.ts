import { navigate } from 'wouter/use-browser-location'
import { createIdCodec } from '#src/api/id-codec.ts'
import type { PortalConfig } from '#src/api/config.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import type { SessionActor } from '#machines/session/session.machine.ts'
import { createSessionWork } from '#src/session/session-work.ts'
import { browserEnvironment } from '#src/session/record/browser-environment.ts'
import { systemClock } from '#src/time/clock.ts'
import { browserTimer } from '#src/time/timer.ts'
import { whenBrowserIdle } from '#src/time/when-idle.ts'
import { clearPersonalData } from './clear-personal-data.ts'
import { followSession } from '../loading/follow-session.ts'
import { visitOf } from '../guard/signed-in-visit.ts'
import { portalRoutes } from '../routes.ts'

export type PortalWork = ReturnType<typeof createPortalWork>

interface PortalWorkDeps {
  readonly config: PortalConfig
  /** The network. */
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Creates what the portal needs from the first call on: id codec, cache, client, the session's work, and the guard of
 * signed-in pages. It is one chunk of its own, so that the first page loads sooner.
 */
export function createPortalWork({ config, fetch }: PortalWorkDeps, actor: SessionActor) {
  const codec = createIdCodec({ key: config.idKey, iv: config.idIv, logError: (message) => reportError(new Error(message)) })
  const queryClient = createQueryClient()
  const session = createSessionWork(
    {
      config,
      origin: window.location.origin,
      fetch,
      startTimer: browserTimer,
      codec,
      clock: systemClock,
      queryClient,
      environment: browserEnvironment(),
      whenIdle: whenBrowserIdle,
      portalRoutes,
      forget: () => {
        const { person, endedBy } = actor.getSnapshot().context
        clearPersonalData(
          { local: () => localStorage, tab: () => sessionStorage },
          { userId: person?.userId ?? null, isAsked: endedBy === 'asked', isElsewhere: endedBy === 'elsewhere' },
        )
      },
    },
    actor,
  )
  followSession({
    actor,
    services: { api: session.api, prefetch: session.prefetch, codec, clock: systemClock, queryClient },
    replace: (address) => navigate(address, { replace: true }),
  })
  return { ...session, codec, queryClient, visitOf }
}
