import { sessionMachine } from '#machines/session/session.machine.ts'
import type { SessionPorts } from '#machines/session/session-types.ts'
import { chartEntry } from '../chart-entry.ts'
import { ada, adasAccess, credentials, readings } from '../fixtures/session.ts'
import { done, failed, says, silent, waiting } from '../ports.ts'

const ports: SessionPorts = {
  restoreSession: waiting(),
  watchSignIn: silent(),
  signIn: waiting(),
  loadAccess: waiting(),
  rereadAccess: waiting(),
  signOut: waiting(),
  renewSession: waiting(),
  keepConsent: waiting(),
  watchPresence: silent(),
  watchSession: silent(),
}
const failureOf = (error: unknown) => ({ code: 401, message: String(error) })
const read = (name: string, reading: keyof typeof readings) => says(name, { type: 'presence.read', reading: readings[reading] })

export const session = chartEntry({
  id: 'session',
  title: 'Session',
  area: 'session',
  file: 'session/session.machine.ts',
  machine: sessionMachine.provide({ actors: ports }),
  inputs: { 'open portal': { isMaintenance: false, failureOf }, 'closed for maintenance': { isMaintenance: true, failureOf } },
  events: [
    { type: 'credentials.submit', ...credentials },
    { type: 'page.prepared' },
    { type: 'arrival.passed' },
    { type: 'departure.passed' },
    { type: 'access.retry' },
    { type: 'rights.changed' },
    { type: 'rights.refused' },
    { type: 'page.opened' },
    { type: 'consent.given', consent: 'mandatory' },
    { type: 'consent.given', consent: 'optional' },
    { type: 'signOut.request' },
    { type: 'token.renewing' },
    { type: 'token.settled' },
    { type: 'presence.look' },
    { type: 'session.extend' },
    { type: 'session.reset' },
    { type: 'session.refused' },
  ],
  answers: {
    restoreSession: [done('a session', ada), done('no session', null), failed('broken storage', 'broken')],
    watchSignIn: [says('begun in another tab', { type: 'session.begun' })],
    signIn: [done('welcome', ada), failed('refused', 'refused')],
    loadAccess: [done('rights', adasAccess), failed('no answer', '500')],
    rereadAccess: [done('other rights', adasAccess), failed('no answer', '500')],
    renewSession: [done('renewed'), failed('no answer', '503')],
    signOut: [done('signed out'), failed('no answer', '500')],
    keepConsent: [done('kept')],
    watchPresence: [
      read('at work', 'active'),
      read('away, tokens live', 'idle'),
      read('at work, tokens end soon', 'ending'),
      read('away, tokens end soon', 'endingAlone'),
      read('at work, tokens ended', 'expiredAtWork'),
      read('away, tokens ended', 'over'),
      read('tokens renewed', 'renewed'),
    ],
    watchSession: [says('ended in another tab', { type: 'session.ended' })],
  },
  project: ({ value, context: { person, hasArrived, hasDeparted } }) => [
    value,
    person && [person.mandatoryConsent, person.nonMandatoryConsent],
    hasArrived,
    hasDeparted,
  ],
  laws: {
    'a portal under maintenance is never used': (snapshot) =>
      !snapshot.context.input.isMaintenance || (!snapshot.matches('signedIn') && !snapshot.matches('signedOut')),
    'there is a person exactly while one is signed in or signing out': (snapshot) =>
      (snapshot.matches('signedIn') || snapshot.matches('signingOut')) === (snapshot.context.person !== null),
  },
})
