import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { ada, adasAccess, credentials, readings } from '#tests/support/charts/fixtures/session.ts'

/** Everything that can happen to a session, the answers of its ports among it. */
const events = [
  { type: 'credentials.submit', ...credentials },
  { type: 'arrival.passed' },
  { type: 'departure.passed' },
  { type: 'access.retry' },
  { type: 'consent.given', consent: 'mandatory' },
  { type: 'consent.given', consent: 'optional' },
  { type: 'signOut.request' },
  { type: 'token.renewing' },
  { type: 'token.settled' },
  { type: 'presence.look' },
  ...Object.values(readings).map((reading) => ({ type: 'presence.read', reading }) as const),
  { type: 'session.extend' },
  { type: 'session.reset' },
  { type: 'session.refused' },
  { type: 'session.ended' },
  { type: 'xstate.done.actor.0.session.restoring', output: ada },
  { type: 'xstate.done.actor.0.session.restoring', output: null },
  { type: 'xstate.error.actor.0.session.restoring', error: 'broken' },
  { type: 'xstate.done.actor.0.session.signedOut.submitting', output: ada },
  { type: 'xstate.error.actor.0.session.signedOut.submitting', error: 'refused' },
  { type: 'xstate.done.actor.0.session.signedIn.access.loading', output: adasAccess },
  { type: 'xstate.error.actor.0.session.signedIn.access.loading', error: '500' },
  ...(['expiring.extending', 'expired.resetting'] as const).flatMap((renewing) => [
    { type: `xstate.done.actor.0.session.signedIn.presence.${renewing}`, output: undefined } as const,
    { type: `xstate.error.actor.0.session.signedIn.presence.${renewing}`, error: '503' } as const,
  ]),
  { type: 'xstate.done.actor.0.session.signingOut', output: undefined },
  { type: 'xstate.error.actor.0.session.signingOut', error: '500' },
] as const

const pathsOf = (isMaintenance: boolean) =>
  getShortestPaths(sessionMachine, {
    input: { isMaintenance, failureOf: (error) => ({ code: 401, message: String(error) }) },
    events: [...events] as never,
    serializeState: ({ value, context }) => JSON.stringify([value, context.person !== null, context.hasArrived]),
    stopWhen: () => false,
  })

const valuesOf = (isMaintenance: boolean) => new Set(pathsOf(isMaintenance).map(({ state }) => JSON.stringify(state.value)))

describe('every way through a session', () => {
  it('reaches each state that a person can see', () => {
    const presences = [
      'active',
      'idle',
      ...['offered', 'extending', 'unanswered'].map((expiring) => ({ expiring })),
      ...['asking', 'resetting', 'unanswered'].map((expired) => ({ expired })),
    ]
    const signedIn = presences.flatMap((presence) =>
      ['fresh', 'refreshing'].flatMap((token) =>
        ['loading', 'ready', 'unavailable'].map((access) => ({ signedIn: { presence, token, access } })),
      ),
    )
    const others = ['maintenance', 'restoring', 'signingOut', { signedOut: 'idle' }, { signedOut: 'refused' }, { signedOut: 'submitting' }]
    expect([...new Set([...valuesOf(false), ...valuesOf(true)])].toSorted()).toEqual(
      [...others, ...signedIn].map((value) => JSON.stringify(value)).toSorted(),
    )
  })

  it('never lets a portal under maintenance be used', () => {
    expect([...valuesOf(true)].filter((value) => value.includes('signedIn') || value.includes('signedOut'))).toEqual([])
  })

  it('has a person exactly while one is signed in or signing out', () => {
    const wrong = pathsOf(false).filter(({ state }) => {
      const belongs = state.matches('signedIn') || state.matches('signingOut')
      return belongs !== (state.context.person !== null)
    })
    expect(wrong.map(({ state }) => state.value)).toEqual([])
  })
})
