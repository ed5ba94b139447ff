import { fromCallback, fromPromise } from 'xstate'
import type { SessionPorts } from '#machines/session/session-types.ts'
import type { LazyResource } from '#src/ui/lazy/lazy-resource.ts'
import type { SessionWork } from './session-work.ts'

interface SessionActorDeps {
  readonly work: LazyResource<Pick<SessionWork, 'tasks' | 'watchPresence' | 'renewNow'>>
  /** Whether the browser keeps anything of a session, be it usable or not. */
  isAnythingKept(): boolean
  /** Calls back whenever another tab may have stored a session; returns an unsubscribe function. */
  watchForSession(tell: () => void): () => void
}

/** The ports of the session. The code behind them is loaded at a sign-in or for a stored session; the other ports then use it. */
export function createSessionActors({ work, isAnythingKept, watchForSession }: SessionActorDeps): SessionPorts {
  const { load, current } = work
  return {
    restoreSession: fromPromise(async () => (isAnythingKept() ? (await load()).tasks.restoreSession() : null)),
    watchSignIn: fromCallback(({ sendBack }) => watchForSession(() => sendBack({ type: 'session.begun' }))),
    signIn: fromPromise(async ({ input, signal }) => (await load()).tasks.signIn(input, signal)),
    loadAccess: fromPromise(({ input: { person } }) => current().tasks.loadAccess(person)),
    rereadAccess: fromPromise(({ input: { person } }) => current().tasks.rereadAccess(person)),
    signOut: fromPromise(({ input: { person, reason } }) => current().tasks.signOut(person, reason)),
    watchSession: fromCallback(({ sendBack, input: { userId } }) => current().tasks.watchSession(userId, sendBack)),
    watchPresence: fromCallback(({ sendBack, receive }) => {
      const watch = current().watchPresence((reading) => sendBack({ type: 'presence.read', reading }))
      receive((event) => (event.type === 'presence.note' ? watch.note() : watch.look()))
      return watch.stop
    }),
    renewSession: fromPromise<void>(async () => void (await current().renewNow())),
    keepConsent: fromPromise(({ input: { person, consent } }) => current().tasks.keepConsent(person, consent)),
  }
}
