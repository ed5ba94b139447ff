import { assign, sendTo, setup } from 'xstate'
import type { Access } from '#machines/access/access.ts'
import { isGiven } from '#machines/access/consents.ts'
import { unprovided, unprovidedCallback } from '#machines/unprovided.ts'
import { isEnding, isExpired, isIdle, isOver, isWarningDue, type PresenceReading } from './presence-rules.ts'
import {
  consentFields,
  type Consent,
  type Person,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
  type SessionPorts,
  type SessionTag,
  type SignOutReason,
} from './session-types.ts'

const ports: SessionPorts = {
  restoreSession: unprovided('restoreSession'),
  watchSignIn: unprovidedCallback('watchSignIn'),
  signIn: unprovided('signIn'),
  loadAccess: unprovided('loadAccess'),
  rereadAccess: unprovided('rereadAccess'),
  signOut: unprovided('signOut'),
  watchSession: unprovidedCallback('watchSession'),
  watchPresence: unprovidedCallback('watchPresence'),
  renewSession: unprovided('renewSession'),
  keepConsent: unprovided('keepConsent'),
}

const readingIn = (event: SessionEvent): PresenceReading => {
  if (event.type !== 'presence.read') throw new Error(`Nothing is read of a presence by ${event.type}.`)
  return event.reading
}

/** The types, ports, delays, guards and actions of the session's machine. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as SessionTag,
  },
  actors: ports,
  delays: {
    // A sign-out that gets no answer goes on by itself; the person does not wait for it.
    signOutPatience: 800,
    // A fast network answers within this time, and the next page is rendered once, with its data; otherwise its skeleton comes first.
    preparingPatience: 200,
  },
  guards: {
    isResumed: ({ context }) => !context.hasArrived,
    isMaintenance: ({ context }) => context.input.isMaintenance,
    hasPerson: (_, { person }: { person: Person | null }) => person !== null,
    isNewConsent: ({ context: { person } }, { consent }: { consent: Consent }) =>
      person !== null && !isGiven(person[consentFields[consent]]),
    isOver: ({ event }) => isOver(readingIn(event)),
    isExpired: ({ event }) => isExpired(readingIn(event)),
    isEnding: ({ event }) => isEnding(readingIn(event)),
    isWarningDue: ({ event }) => isWarningDue(readingIn(event)),
    isIdle: ({ event }) => isIdle(readingIn(event)),
  },
  actions: {
    welcome: assign((_, { person, hasArrived }: { person: Person | null; hasArrived: boolean }) => ({
      person,
      hasArrived,
      hasDeparted: false,
      access: null,
      failure: null,
      endedBy: null,
    })),
    /** The name of a person changes too, while they are signed in. */
    takeAccess: assign(({ context: { person } }, { access }: { access: Access }) => ({
      access,
      person: person && access.firstName !== '' ? { ...person, firstName: access.firstName } : person,
    })),
    noteConsent: assign(({ context: { person } }, { consent }: { consent: Consent }) => ({
      person: person && { ...person, [consentFields[consent]]: 1 },
    })),
    part: assign((_, { reason }: { reason: SignOutReason }) => ({ endedBy: reason, hasDeparted: true })),
    forget: assign({ person: null, access: null, failure: null, hasArrived: false }),
    lookForPresence: sendTo('presence', { type: 'presence.look' }),
    notePresence: sendTo('presence', { type: 'presence.note' }),
  },
})
