import { sessionSetup } from './session-setup.ts'

/**
 * Whether a person is there, while they are signed in. Readings come from the watch over all tabs; what they mean is
 * decided here. Only renewed tokens end the question whether to go on, never mere input.
 */
export const presence = sessionSetup.createStateConfig({
  initial: 'active',
  invoke: { id: 'presence', src: 'watchPresence' },
  on: {
    'presence.look': { actions: 'lookForPresence' },
    // Tokens may have been renewed.
    'token.settled': { actions: 'lookForPresence' },
    'presence.read': [
      { guard: 'isOver', target: '.expired' },
      { guard: 'isWarningDue', target: '.expiring' },
      { guard: 'isIdle', target: '.idle' },
      { target: '.active' },
    ],
  },
  states: {
    active: {},
    idle: {},
    /** The person is active and the tokens end within a minute: renewal is offered until it happens. */
    expiring: {
      initial: 'offered',
      on: { 'presence.read': [{ guard: 'isOver', target: 'expired' }, { guard: 'isEnding' }] },
      states: {
        offered: { tags: 'offered', on: { 'session.extend': 'extending' } },
        extending: {
          tags: 'extending',
          entry: 'notePresence',
          invoke: { src: 'renewSession', onDone: '#session.signedIn.presence.active', onError: 'unanswered' },
        },
        unanswered: { tags: 'unanswered', on: { 'session.extend': 'extending' } },
      },
    },
    /** The person was away when the tokens ended. Nothing is renewed until they ask for it. */
    expired: {
      initial: 'asking',
      tags: 'locked',
      on: { 'presence.read': { guard: 'isExpired' } },
      states: {
        asking: { tags: 'asking', on: { 'session.reset': 'resetting' } },
        resetting: {
          tags: 'resetting',
          entry: 'notePresence',
          invoke: { src: 'renewSession', onDone: '#session.signedIn.presence.active', onError: 'unanswered' },
        },
        unanswered: { tags: 'unanswered', on: { 'session.reset': 'resetting' } },
      },
    },
  },
})
