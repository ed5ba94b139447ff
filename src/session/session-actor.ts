import { createActor } from 'xstate'
import { sessionMachine, type SessionActor } from '#machines/session/session.machine.ts'
import type { Api, ResourceApi } from '#src/api/client.ts'
import { createLazyResource, type LazyResource } from '#src/ui/lazy/lazy-resource.ts'
import type { PolicyReader } from '#src/api/policy.ts'
import { toFailure } from '#src/api/problem.ts'
import { hasAcceptedPolicy } from './sign-in/policy-cookie.ts'
import { createSessionActors } from './session-actors.ts'
import { isAnythingKept, watchForSession } from './record/session-keys.ts'
import type { SessionWork } from './session-work.ts'
import type { BrowserStorage } from './record/browser-storage.ts'

interface SessionDeps<Work extends SessionWork> {
  readonly isMaintenance: boolean
  /** What the page asks of the browser before anybody signs in. */
  readonly places: BrowserStorage
  /** Fetches and makes what the session works with. */
  createWork(actor: SessionActor): Promise<Work>
}

/** The session of a tab, and what can only be made together with it. */
export interface Session<Work extends SessionWork = SessionWork> {
  readonly actor: SessionActor
  /** The typed client: its calls carry this session, and renew it. */
  readonly api: Api & ResourceApi
  readonly readPolicy: PolicyReader
  /** Whether the privacy policy was accepted at an earlier sign-in. */
  hasAcceptedPolicy(): boolean
  /** Loaded when it is first needed; present while a person is signed in. */
  readonly work: LazyResource<Work>
}

/** Makes the session of this tab. Its actor is started by the caller, once, outside React. */
export function createSession<Work extends SessionWork>({ isMaintenance, places, createWork }: SessionDeps<Work>): Session<Work> {
  const work = createLazyResource(() => createWork(actor))
  const actors = createSessionActors({
    work,
    isAnythingKept: () => isAnythingKept(places),
    watchForSession: (tell) => watchForSession(places, tell),
  })
  const actor: SessionActor = createActor(sessionMachine.provide({ actors }), { input: { isMaintenance, failureOf: toFailure } })
  return {
    actor,
    work,
    api: {
      call: async (operation, input, options) => (await work.load()).api.call(operation, input, options),
      send: async (route, input, options) => (await work.load()).api.send(route, input, options),
    },
    readPolicy: async (signal) => (await work.load()).readPolicy(signal),
    hasAcceptedPolicy: () => hasAcceptedPolicy(places),
  }
}
