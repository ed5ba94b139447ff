import type { QueryClient } from '@tanstack/react-query'
import { waitFor } from 'xstate'
import { componentIdAt, componentIdOf } from '#machines/access/build-access.ts'
import { createApi, type ApiDeps } from '#src/api/client.ts'
import { apiRootOf, type PortalConfig } from '#src/api/config.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { createPolicyReader } from '#src/api/policy.ts'
import type { Clock } from '#src/time/clock.ts'
import { watchPresence } from './presence/presence-watch.ts'
import { withPrefetch } from './prefetched-calls.ts'
import { createRenewalLock } from './token/renewal-lock.ts'
import { tellingOfRights } from './rights-changes.ts'
import type { SessionActor } from '../../machines/session/session.machine.ts'
import { isAnythingKept } from './record/session-keys.ts'
import { readRefresh } from './record/session-record.ts'
import { createSessionStore } from './record/session-store.ts'
import { createSessionTasks, type SessionTaskDeps } from './session-tasks.ts'
import type { BrowserEnvironment } from './record/browser-environment.ts'
import { createTokenGate } from './token/token-gate.ts'

interface SessionWorkDeps extends Pick<ApiDeps, 'fetch' | 'startTimer'>, Pick<SessionTaskDeps, 'portalRoutes' | 'whenIdle'> {
  readonly config: PortalConfig
  /** The page's own origin. */
  readonly origin: string
  readonly codec: IdCodec
  readonly clock: Clock
  readonly queryClient: Pick<QueryClient, 'fetchQuery' | 'cancelQueries' | 'clear'>
  readonly environment: BrowserEnvironment
  /** Forgets what other areas keep of a person, when their session ends. The query cache is emptied here. */
  forget(): void
}

export type SessionWork = ReturnType<typeof createSessionWork>

/**
 * All that the session of a tab works with: the typed client, whose calls carry the session and renew it, the stored
 * session, and the watch over the person. Its code is not part of the first page, because nothing needs it before sign-in.
 */
export function createSessionWork(deps: SessionWorkDeps, actor: SessionActor) {
  const { config, origin, fetch, startTimer, codec, clock, queryClient, environment, whenIdle, portalRoutes, forget } = deps
  const store = createSessionStore(environment, startTimer)
  const gate = createTokenGate({
    store,
    clock,
    startTimer,
    lock: createRenewalLock({ ...environment, clock, startTimer }),
    refresh: async (body, deadlineMs) => {
      const reply = await client.call('refreshToken', { body }, { deadlineMs })
      return { answer: readRefresh(reply), servedAt: reply.servedAt ?? null }
    },
    mayRenew: async () => {
      actor.send({ type: 'presence.look' })
      await waitFor(actor, (snapshot) => !snapshot.hasTag('locked'))
    },
    report: (fact) => actor.send(fact),
  })
  const client = createApi({
    baseUrl: apiRootOf(config, origin),
    fetch,
    startTimer,
    clock,
    session: gate,
    componentIdOf: (component, page) => {
      const { access } = actor.getSnapshot().context
      return access && (page === undefined ? componentIdOf(access, component) : componentIdAt(access, component, page))
    },
  })
  const { calls: api, prefetch } = withPrefetch(
    tellingOfRights(client, (event) => actor.send(event)),
    clock,
  )
  let last = actor.getSnapshot()
  actor.subscribe((snapshot) => {
    // The page stays in view until the session is over: drawn anew without its answers, it would ask for them without a token.
    if (last.hasTag('signingOut') && !snapshot.hasTag('signingOut')) queryClient.clear()
    last = snapshot
  })
  // A page that was closed half-way may have left tokens behind.
  if (!isAnythingKept(environment)) void store.end()
  return {
    api,
    prefetch,
    tasks: createSessionTasks({ api, codec, clock, queryClient, store, environment, whenIdle, portalRoutes, forget }),
    watchPresence: (report: Parameters<typeof watchPresence>[1]) => watchPresence({ store, clock, startTimer, environment }, report),
    renewNow: gate.renewNow,
    readPolicy: createPolicyReader({ api, config, fetch, origin, startTimer, clock }),
  }
}
