import type { QueryClient } from '@tanstack/react-query'
import { createActor, waitFor, type ActorRefFrom } from 'xstate'
import { componentIdOf } from '#machines/access/access.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { createApi, type Api, type ApiDeps } from '../api/client.ts'
import { apiRootOf, type PortalConfig } from '../api/config.ts'
import { placeOf } from '../api/envelope.ts'
import type { IdCodec } from '../api/id-codec.ts'
import { createPolicyReader, type PolicyReader } from '../api/policy.ts'
import { toFailure } from '../api/problem.ts'
import type { Clock } from '../time/clock.ts'
import { hasAcceptedPolicy } from './policy-cookie.ts'
import { createLatePresence } from './late-presence.ts'
import { createRenewalLock } from './renewal-lock.ts'
import { createSessionActors } from './session-actors.ts'
import { createSessionStore } from './session-store.ts'
import type { Surroundings } from './surroundings.ts'
import { createTokenGate } from './token-gate.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export interface SessionDeps extends Pick<ApiDeps, 'fetch' | 'startTimer'> {
  readonly config: PortalConfig
  /** The page's own origin. */
  readonly origin: string
  readonly codec: IdCodec
  readonly clock: Clock
  readonly queryClient: Pick<QueryClient, 'fetchQuery' | 'cancelQueries' | 'clear'>
  readonly surroundings: Surroundings
  /** Forgets what other areas keep of a person, when their session ends. The query cache is emptied here. */
  forget(): void
}

/** The session of a tab, and what can only be made together with it. */
export interface Session {
  readonly actor: SessionActor
  /** The typed client: its calls carry this session, and renew it. */
  readonly api: Api
  readonly readPolicy: PolicyReader
  /** Whether the privacy policy was accepted at an earlier sign-in. */
  hasAcceptedPolicy(): boolean
}

/** Makes the session of this tab. Its actor is started by the caller, once, outside React. */
export function createSession(deps: SessionDeps): Session {
  const { config, origin, fetch, startTimer, codec, clock, queryClient, surroundings } = deps
  const store = createSessionStore(surroundings, startTimer)
  const presence = createLatePresence({ store, clock, startTimer, surroundings })
  const gate = createTokenGate({
    store,
    clock,
    startTimer,
    lock: createRenewalLock({ ...surroundings, clock, startTimer }),
    refresh: async (body, deadlineMs) => {
      const reply = await api.call('refreshToken', { body }, { deadlineMs })
      return { data: placeOf(reply.body, 'access_token'), servedAt: reply.servedAt ?? null }
    },
    mayRenew: async () => {
      await presence.load()
      actor.send({ type: 'presence.look' })
      await waitFor(actor, (snapshot) => !snapshot.hasTag('locked'))
    },
    report: (fact) => actor.send(fact),
  })
  const api = createApi({
    baseUrl: apiRootOf(config, origin),
    fetch,
    startTimer,
    session: gate,
    componentIdOf: (component) => {
      const { access } = actor.getSnapshot().context
      return access && componentIdOf(access, component)
    },
  })
  const forget = () => {
    queryClient.clear()
    deps.forget()
  }
  const actors = createSessionActors({ api, codec, clock, queryClient, store, presence, renewNow: gate.renewNow, surroundings, forget })
  const actor = createActor(sessionMachine.provide({ actors }), { input: { isMaintenance: config.maintenance, failureOf: toFailure } })
  return {
    actor,
    api,
    readPolicy: createPolicyReader({ api, config, fetch, origin, startTimer }),
    hasAcceptedPolicy: () => hasAcceptedPolicy(surroundings),
  }
}
