import { createContext, use, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Access } from '#machines/access/access.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'
import type { Person, SessionEvent, SignInFailure, SignOutReason } from '#machines/session/session-types.ts'
import { tagIn } from '#src/api/tag-in.ts'
import { useShallowSelector } from '#src/api/use-process.ts'
import type { Session } from './session-actor.ts'

/** The session as pages see it. */
export interface SessionView {
  readonly status: 'restoring' | 'signedOut' | 'signedIn' | 'signingOut' | 'maintenance'
  readonly person: Person | null
  /** Null while it is loading for the first time. */
  readonly access: Access | null
  readonly accessState: 'loading' | 'ready' | 'unavailable'
  /** Signed in a moment ago; ends with the event `arrival.passed`. */
  readonly hasArrived: boolean
  /** Signed out a moment ago; ends with the event `departure.passed`. */
  readonly hasDeparted: boolean
  readonly failure: SignInFailure | null
  readonly endedBy: SignOutReason | null
  /** A sign-in or sign-out is under way. */
  readonly isBusy: boolean
}

/** What pages see while the page that follows sign-in is prepared: a sign-in under way, so that nothing is rendered again. */
const signingIn = { status: 'signedOut', person: null, access: null, accessState: 'loading', hasArrived: false, isBusy: true } as const

/** The session as pages see it, from a snapshot of its machine. */
export const viewOf = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionView =>
  snapshot.hasTag('preparing') ? { ...unmaskedViewOf(snapshot), ...signingIn } : unmaskedViewOf(snapshot)

/** The session itself, also while pages still see a sign-in under way. */
export function unmaskedViewOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  const { person, access, hasArrived, hasDeparted, failure, endedBy } = snapshot.context
  const status = snapshot.hasTag('loading') ? 'restoring' : tagIn(snapshot, ['signedIn', 'signingOut', 'maintenance'])
  return {
    status: status ?? 'signedOut',
    person,
    access,
    accessState: snapshot.hasTag('accessReady') ? 'ready' : snapshot.hasTag('accessUnavailable') ? 'unavailable' : 'loading',
    hasArrived,
    hasDeparted,
    failure,
    endedBy,
    isBusy: snapshot.hasTag('busy'),
  }
}

const Context = createContext<Session | null>(null)

/** Provides the session of this tab, which is made once outside React. */
export const SessionProvider = Context.Provider

/** The session with all that belongs to it; throws outside its provider. */
export function useSessionParts(): Session {
  const session = use(Context)
  if (!session) throw new Error('useSession needs a SessionProvider above it.')
  return session
}

/** Who is signed in, what they may do, and `send`. */
export function useSession(): SessionView & { send(event: SessionEvent): void } {
  const { actor } = useSessionParts()
  const view = useShallowSelector(actor, viewOf)
  return useMemo(() => ({ ...view, send: actor.send }), [view, actor])
}
