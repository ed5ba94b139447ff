import { assign, spawnChild, type ActorRefFrom } from 'xstate'
import { emptyAccess } from '#machines/access/fixed-pages.ts'
import { presence } from './session-presence.ts'
import { sessionSetup } from './session-setup.ts'
import type { Consent, Person, SessionContext, SessionEvent } from './session-types.ts'

function personIn({ person }: SessionContext): Person {
  if (!person) throw new Error('Nobody is signed in.')
  return person
}

function consentIn(event: SessionEvent): Consent {
  if (event.type !== 'consent.given') throw new Error(`No consent is given by ${event.type}.`)
  return event.consent
}

/**
 * The session of the portal, one actor per tab: found again, begun by credentials, renewed while it lasts, and ended by
 * the person, the aggregator or another tab. Tokens never pass through here; the token gate of the tab reports to it.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({ input, person: null, access: null, failure: null, hasArrived: false, hasDeparted: false, endedBy: null }),
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'loading',
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: { type: 'hasPerson', params: ({ event }) => ({ person: event.output }) },
            target: 'opening',
            actions: { type: 'welcome', params: ({ event }) => ({ person: event.output, hasArrived: false }) },
          },
          { target: 'closing' },
        ],
        onError: 'closing',
      },
    },
    /** There is a session: it goes on, unless the portal is closed. */
    opening: {
      always: [
        { guard: 'isMaintenance', target: 'signingOut', actions: { type: 'part', params: { reason: 'maintenance' } } },
        { target: 'signedIn' },
      ],
    },
    /** There is none: someone may sign in, unless the portal is closed. */
    closing: {
      entry: 'forget',
      always: [{ guard: 'isMaintenance', target: 'maintenance' }, { target: 'signedOut' }],
    },
    maintenance: { tags: 'maintenance' },
    signedOut: {
      initial: 'idle',
      invoke: { src: 'watchSignIn' },
      states: {
        idle: { on: { 'session.begun': 'following' } },
        refused: { on: { 'session.begun': { target: 'following', actions: assign({ failure: null }) } } },
        /** Another tab has signed in: this one goes on as after a reload. */
        following: {
          tags: 'busy',
          invoke: {
            src: 'restoreSession',
            onDone: [
              {
                guard: { type: 'hasPerson', params: ({ event }) => ({ person: event.output }) },
                target: '#session.signedIn',
                actions: { type: 'welcome', params: ({ event }) => ({ person: event.output, hasArrived: false }) },
              },
              { target: 'idle' },
            ],
            onError: 'idle',
          },
          // The session that has begun comes first.
          on: { 'credentials.submit': {} },
        },
        submitting: {
          tags: ['busy', 'submitting'],
          invoke: {
            src: 'signIn',
            input: ({ event }) => {
              if (event.type !== 'credentials.submit') throw new Error(`Nobody can sign in by ${event.type}.`)
              return { username: event.username, password: event.password }
            },
            onDone: {
              target: '#session.signedIn',
              actions: { type: 'welcome', params: ({ event }) => ({ person: event.output, hasArrived: true }) },
            },
            onError: {
              target: 'refused',
              actions: assign({ failure: ({ context, event }) => context.input.failureOf(event.error) }),
            },
          },
          // One submission at a time.
          on: { 'credentials.submit': {} },
        },
      },
      on: {
        'credentials.submit': { target: '.submitting', actions: assign({ failure: null, endedBy: null }) },
        'departure.passed': { actions: assign({ hasDeparted: false }) },
      },
    },
    signedIn: {
      tags: 'signedIn',
      type: 'parallel',
      invoke: { src: 'watchSession', input: ({ context }) => ({ userId: context.person?.userId ?? '' }) },
      on: {
        'arrival.passed': { actions: assign({ hasArrived: false }) },
        'consent.given': {
          guard: { type: 'isNewConsent', params: ({ event }) => ({ consent: event.consent }) },
          actions: [
            { type: 'noteConsent', params: ({ event }) => ({ consent: event.consent }) },
            spawnChild('keepConsent', { input: ({ context, event }) => ({ person: personIn(context), consent: consentIn(event) }) }),
          ],
        },
        'signOut.request': { target: 'signingOut', actions: { type: 'part', params: { reason: 'asked' } } },
        'session.refused': { target: 'signingOut', actions: { type: 'part', params: { reason: 'refused' } } },
        'session.ended': { target: 'signingOut', actions: { type: 'part', params: { reason: 'elsewhere' } } },
      },
      states: {
        presence,
        arrival: {
          initial: 'preparing',
          states: {
            /** The sign-in page stays until the next page can be rendered with its data, for 200 ms at most. */
            preparing: {
              tags: 'preparing',
              always: { guard: 'isResumed', target: 'shown' },
              on: { 'page.prepared': 'shown' },
              after: { preparingPatience: 'shown' },
            },
            shown: {},
          },
        },
        token: {
          initial: 'fresh',
          states: {
            fresh: { on: { 'token.renewing': 'refreshing' } },
            refreshing: { on: { 'token.settled': 'fresh' } },
          },
        },
        access: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadAccess',
                input: ({ context }) => ({ person: personIn(context) }),
                onDone: { target: 'ready', actions: { type: 'takeAccess', params: ({ event }) => ({ access: event.output }) } },
                onError: {
                  target: 'unavailable',
                  actions: assign({ access: ({ context }) => emptyAccess(context.person?.parentContactType) }),
                },
              },
            },
            ready: { tags: 'accessReady', on: { 'rights.changed': 'rereading', 'rights.refused': 'doubted' } },
            /** A right was found missing. Access is read again only once another page opens, so that this one keeps what was typed. */
            doubted: { tags: 'accessReady', on: { 'rights.changed': 'rereading', 'page.opened': 'rereading' } },
            /** The rights that were there hold until the new ones have come. */
            rereading: {
              tags: 'accessReady',
              invoke: {
                src: 'rereadAccess',
                input: ({ context }) => ({ person: personIn(context) }),
                onDone: { target: 'ready', actions: { type: 'takeAccess', params: ({ event }) => ({ access: event.output }) } },
                onError: 'ready',
              },
              on: { 'rights.changed': { target: 'rereading', reenter: true } },
            },
            unavailable: { tags: 'accessUnavailable', on: { 'access.retry': 'loading' } },
          },
        },
      },
    },
    signingOut: {
      tags: ['busy', 'signingOut'],
      invoke: {
        src: 'signOut',
        input: ({ context }) => ({ person: context.person, reason: context.endedBy ?? 'asked' }),
        onDone: 'closing',
        onError: 'closing',
      },
      after: { signOutPatience: 'closing' },
    },
  },
})

/** The running session of a tab. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>
