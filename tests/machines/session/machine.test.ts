import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { Person } from '#machines/session/session-types.ts'
import { ada, credentials } from '#tests/support/charts/fixtures/session.ts'
import { settled, signedIn, startSession, startSignedIn } from './start.ts'

describe('at the start', () => {
  it('looks for a session of an earlier visit before anything else', () => {
    const { actor, value } = startSession()
    expect(value()).toBe('restoring')
    expect(actor.getSnapshot().hasTag('loading')).toBe(true)
  })

  it('goes on with the one that is found, and loads what the person may do', async () => {
    const { ports, value, context } = startSession()
    ports.restoreSession.last().resolve(ada)
    await settled()
    expect(value()).toEqual(signedIn('loading'))
    expect(ports.loadAccess.last().input).toEqual({ person: ada })
    expect([context().person, context().hasArrived, context().access]).toEqual([ada, false, null])
  })

  it.each([
    ['there is none', (restore: { resolve(none: null): void }) => restore.resolve(null)],
    ['it cannot be read', (restore: { reject(error: unknown): void }) => restore.reject(new Error('broken'))],
  ])('asks for credentials when %s', async (_, answer) => {
    const { ports, value, context } = startSession()
    answer(ports.restoreSession.last())
    await settled()
    expect([value(), context().person]).toEqual([{ signedOut: 'idle' }, null])
  })

  it('closes for maintenance, after signing out whoever is there', async () => {
    const nobody = startSession({ isMaintenance: true })
    nobody.ports.restoreSession.last().resolve(null)
    await settled()
    expect([nobody.value(), nobody.ports.signOut.calls]).toEqual(['maintenance', []])

    const somebody = startSession({ isMaintenance: true })
    somebody.ports.restoreSession.last().resolve(ada)
    await settled()
    expect(somebody.value()).toBe('signingOut')
    expect(somebody.ports.signOut.last().input).toEqual({ person: ada, reason: 'maintenance' })
    somebody.ports.signOut.last().resolve()
    await settled()
    expect([somebody.value(), somebody.context().person, somebody.ports.loadAccess.calls]).toEqual(['maintenance', null, []])
  })

  it('fails loudly where a port was forgotten', async () => {
    const actor = createActor(sessionMachine.provide({ actors: { watchSignIn: fromCallback(() => {}) } }), {
      input: { isMaintenance: false, failureOf: (error) => ({ code: 0, message: String(error) }) },
    })
    actor.start()
    await waitFor(actor, (snapshot) => snapshot.matches({ signedOut: 'idle' }))
    actor.send({ type: 'credentials.submit', ...credentials })
    await waitFor(actor, (snapshot) => snapshot.matches({ signedOut: 'refused' }))
    expect(actor.getSnapshot().context.failure?.message).toContain('The port signIn must be provided.')
  })
})

describe('signing in', () => {
  const startSignedOut = async () => {
    const session = startSession()
    session.ports.restoreSession.last().resolve(null)
    await settled()
    return session
  }

  it('sends the credentials once, however often they are submitted', async () => {
    const { actor, ports, value } = await startSignedOut()
    for (let press = 0; press < 10; press += 1) actor.send({ type: 'credentials.submit', ...credentials })
    expect(value()).toEqual({ signedOut: 'submitting' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    expect(ports.signIn.calls.map(({ input }) => input)).toEqual([credentials])
  })

  it('arrives signed in, until the page that follows is reached', async () => {
    const { actor, ports, value, context } = await startSignedOut()
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().resolve(ada)
    await settled()
    expect([value(), context().person, context().hasArrived]).toEqual([signedIn('loading', { arrival: 'preparing' }), ada, true])
    actor.send({ type: 'page.prepared' })
    expect([value(), context().hasArrived]).toEqual([signedIn('loading'), true])
    actor.send({ type: 'arrival.passed' })
    expect(context().hasArrived).toBe(false)
  })

  it('waits no longer than 200 ms for the page that follows', async () => {
    const { actor, clock, ports, value } = await startSignedOut()
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().resolve(ada)
    await settled()
    clock.increment(199)
    expect(value()).toEqual(signedIn('loading', { arrival: 'preparing' }))
    clock.increment(1)
    expect(value()).toEqual(signedIn('loading'))
  })

  it('says why it was refused, and can be tried again at once', async () => {
    const { actor, ports, value, context } = await startSignedOut()
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().reject('Invalid username or password.')
    await settled()
    expect([value(), context().failure, context().person]).toEqual([
      { signedOut: 'refused' },
      { code: 401, message: 'Invalid username or password.' },
      null,
    ])
    actor.send({ type: 'credentials.submit', ...credentials })
    expect([value(), context().failure, ports.signIn.calls.length]).toEqual([{ signedOut: 'submitting' }, null, 2])
  })

  it('leaves no password behind in the machine', async () => {
    const { actor, ports } = await startSignedOut()
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().reject('no')
    await settled()
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(credentials.password)
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().resolve(ada)
    await settled()
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(credentials.password)
  })
})

describe('a sign-in in another tab', () => {
  const startSignedOut = async () => {
    const session = startSession()
    session.ports.restoreSession.last().resolve(null)
    await settled()
    return session
  }

  it('is followed as after a reload: without the welcome of a new sign-in', async () => {
    const { actor, ports, elsewhere, value, context } = await startSignedOut()
    elsewhere.signIn()
    elsewhere.signIn()
    expect([value(), actor.getSnapshot().hasTag('busy'), ports.restoreSession.calls.length]).toEqual([{ signedOut: 'following' }, true, 2])
    ports.restoreSession.last().resolve(ada)
    await settled()
    expect([value(), context().person, context().hasArrived]).toEqual([signedIn('loading'), ada, false])
    expect(elsewhere.stop).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is gone again', (restore: { resolve(none: null): void }) => restore.resolve(null)],
    ['cannot be read', (restore: { reject(error: unknown): void }) => restore.reject(new Error('broken'))],
  ])('leads back to the form when it %s, and is followed the next time', async (_, answer) => {
    const { actor, ports, elsewhere, value } = await startSignedOut()
    elsewhere.signIn()
    actor.send({ type: 'credentials.submit', ...credentials })
    expect([value(), ports.signIn.calls]).toEqual([{ signedOut: 'following' }, []])
    answer(ports.restoreSession.last())
    await settled()
    expect(value()).toEqual({ signedOut: 'idle' })
    elsewhere.signIn()
    expect(value()).toEqual({ signedOut: 'following' })
  })

  it('is followed after a refusal, whose words go', async () => {
    const { actor, ports, elsewhere, value, context } = await startSignedOut()
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().reject('no')
    await settled()
    elsewhere.signIn()
    expect([value(), context().failure]).toEqual([{ signedOut: 'following' }, null])
  })

  it('is not followed while this tab signs in itself', async () => {
    const { actor, elsewhere, value } = await startSignedOut()
    actor.send({ type: 'credentials.submit', ...credentials })
    elsewhere.signIn()
    expect(value()).toEqual({ signedOut: 'submitting' })
  })
})

describe('the tokens', () => {
  it('are refreshing between two reports of the gate, whatever else goes on', async () => {
    const { actor, value } = await startSignedIn()
    actor.send({ type: 'token.renewing' })
    expect(value()).toEqual(signedIn('ready', { token: 'refreshing' }))
    actor.send({ type: 'token.settled' })
    expect(value()).toEqual(signedIn('ready'))
  })
})

describe('signing out', () => {
  it.each([
    ['the aggregator agrees', (call: { resolve(none: undefined): void }) => call.resolve(undefined)],
    ['the aggregator fails', (call: { reject(error: unknown): void }) => call.reject(new Error('500'))],
  ])('forgets the person when %s, and asks once', async (_, answer) => {
    const { actor, ports, value, context } = await startSignedIn()
    actor.send({ type: 'signOut.request' })
    actor.send({ type: 'signOut.request' })
    expect([value(), actor.getSnapshot().hasTag('busy')]).toEqual(['signingOut', true])
    expect(ports.signOut.calls.map(({ input }) => input)).toEqual([{ person: ada, reason: 'asked' }])
    answer(ports.signOut.last())
    await settled()
    expect([value(), context().person, context().access, context().endedBy]).toEqual([{ signedOut: 'idle' }, null, null, 'asked'])
  })

  it('waits less than a second for an answer that never comes', async () => {
    const { actor, clock, value, context } = await startSignedIn()
    actor.send({ type: 'signOut.request' })
    clock.increment(799)
    expect(value()).toBe('signingOut')
    clock.increment(1)
    expect([value(), context().person]).toEqual([{ signedOut: 'idle' }, null])
  })

  it.each([
    ['the aggregator refuses to renew it', 'session.refused', 'refused'],
    ['it was ended in another tab', 'session.ended', 'elsewhere'],
  ] as const)('happens by itself when %s', async (_, type, reason) => {
    const { actor, ports, value, context } = await startSignedIn()
    actor.send({ type })
    expect(ports.signOut.last().input).toEqual({ person: ada, reason })
    ports.signOut.last().resolve()
    await settled()
    expect([value(), context().endedBy]).toEqual([{ signedOut: 'idle' }, reason])
  })

  it('follows other tabs only while signed in', async () => {
    const { actor, ports, watching, value } = await startSignedIn()
    expect(watching.whose).toBe(ada.userId)
    watching.end()
    expect(value()).toBe('signingOut')
    ports.signOut.last().resolve()
    await settled()
    expect(watching.stop).toHaveBeenCalledTimes(1)
    actor.send({ type: 'session.ended' })
    actor.send({ type: 'session.refused' })
    actor.send({ type: 'signOut.request' })
    expect([value(), ports.signOut.calls.length]).toEqual([{ signedOut: 'idle' }, 1])
  })

  it('shows nothing of the last person to the next one', async () => {
    const { actor, ports, context, value } = startSession()
    ports.restoreSession.last().resolve(null)
    await settled()
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().resolve(ada)
    await settled()
    actor.send({ type: 'signOut.request' })
    ports.signOut.last().resolve()
    await settled()
    expect([context().hasArrived, context().failure]).toEqual([false, null])
    const grace = { ...ada, userId: '102', firstName: 'Grace' }
    actor.send({ type: 'credentials.submit', ...credentials })
    ports.signIn.last().resolve(grace)
    await settled()
    expect([value(), context().person, context().access, context().endedBy]).toEqual([
      signedIn('loading', { arrival: 'preparing' }),
      grace,
      null,
      null,
    ])
  })
})

describe('after a session', () => {
  it('the person counts as leaving until the page of sign-in is reached, or someone signs in', async () => {
    const { actor, ports, context } = await startSignedIn()
    expect(context().hasDeparted).toBe(false)
    actor.send({ type: 'signOut.request' })
    ports.signOut.last().resolve()
    await settled()
    expect(context().hasDeparted).toBe(true)
    actor.send({ type: 'departure.passed' })
    expect([context().hasDeparted, context().endedBy]).toEqual([false, 'asked'])

    const other = await startSignedIn()
    other.actor.send({ type: 'session.ended' })
    other.ports.signOut.last().resolve()
    await settled()
    other.actor.send({ type: 'credentials.submit', ...credentials })
    other.ports.signIn.last().resolve(ada)
    await settled()
    expect(other.context().hasDeparted).toBe(false)
  })

  it('no person counts as leaving where no session was open', async () => {
    const { ports, context } = startSession()
    ports.restoreSession.last().resolve(null)
    await settled()
    expect(context().hasDeparted).toBe(false)
  })
})

describe('a consent that was given', () => {
  const yu: Person = { ...ada, userId: '106', parentContactType: 'STUDENT', mandatoryConsent: 0, nonMandatoryConsent: '0' }
  const startYu = async () => {
    const session = startSession()
    session.ports.restoreSession.last().resolve(yu)
    await settled()
    return session
  }

  it('counts at once, is kept, and leaves the rest of the session alone', async () => {
    const { actor, ports, value, context } = await startYu()
    actor.send({ type: 'consent.given', consent: 'mandatory' })
    const half = { ...yu, mandatoryConsent: 1 }
    expect([context().person, value()]).toEqual([half, signedIn('loading')])
    actor.send({ type: 'consent.given', consent: 'optional' })
    const whole = { ...half, nonMandatoryConsent: 1 }
    expect(context().person).toEqual(whole)
    expect(ports.keepConsent.calls.map(({ input }) => input)).toEqual([
      { person: half, consent: 'mandatory' },
      { person: whole, consent: 'optional' },
    ])
    ports.keepConsent.calls.forEach((call) => call.resolve())
    await settled()
    expect([context().person, value(), ports.loadAccess.calls.length]).toEqual([whole, signedIn('loading'), 1])
  })

  it('is kept once, however often it is told', async () => {
    const { actor, ports } = await startYu()
    actor.send({ type: 'consent.given', consent: 'mandatory' })
    actor.send({ type: 'consent.given', consent: 'mandatory' })
    expect(ports.keepConsent.calls).toHaveLength(1)
  })

  it('is nobody’s without a session', async () => {
    const { actor, ports, context } = startSession()
    ports.restoreSession.last().resolve(null)
    await settled()
    actor.send({ type: 'consent.given', consent: 'mandatory' })
    expect([context().person, ports.keepConsent.calls.length]).toEqual([null, 0])
  })
})
