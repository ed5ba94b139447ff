import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idleMsOf, isEnding, isExpired, isIdle, isOver, isWarningDue, quietMs } from '#machines/session/presence-rules.ts'
import { readings } from '#tests/support/charts/fixtures/session.ts'
import { settled, startSession, startSignedIn } from './start.ts'

const minute = 60_000
const life = 30 * minute
const reading = { now: 0, activeAt: 0, idleMs: life, expiresAt: life }

describe('the rules', () => {
  it('call a session over only when nobody is there and the tokens have ended', () => {
    const at = (now: number, activeAt: number, expiresAt: number | null) => isOver({ now, activeAt, idleMs: life, expiresAt })
    expect([at(life, 0, life), at(life, 0, life + 1), at(life, 1, life), at(life - 1, 0, life), at(life, 0, null)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it.each([[null], [0], [-5], [2_147_484], [1e12], [Number.NaN]])('know no idle time for a lifetime of %j seconds', (seconds) => {
    const idleMs = idleMsOf(seconds)
    expect([idleMs, isOver({ now: 1e15, activeAt: 0, idleMs, expiresAt: 1 })]).toEqual([null, false])
  })

  it.each([
    [1800, 1_800_000],
    [2_147_483, 2_147_483_000],
    [0.5, 500],
  ])('make an idle time of %j seconds', (seconds, idleMs) => {
    expect(idleMsOf(seconds)).toBe(idleMs)
  })

  it.each([
    ['a minute before the end', { now: 29 * minute, activeAt: 29 * minute - 1 }, true],
    ['a moment earlier', { now: 29 * minute - 1, activeAt: 29 * minute - 1 }, false],
    ['a minute after the last input', { now: 29 * minute, activeAt: 28 * minute }, false],
    ['when the tokens have ended', { now: life, activeAt: life }, false],
    ['when nobody knows when they end', { now: life, activeAt: life, expiresAt: null }, false],
    ['a minute before the end where nobody knows how long they last', { now: 29 * minute, activeAt: 29 * minute - 1, idleMs: null }, true],
    ['half-way where they last a minute only', { now: 30_000, activeAt: 30_000, idleMs: minute, expiresAt: minute }, true],
    ['not before that', { now: 29_999, activeAt: 29_999, idleMs: minute, expiresAt: minute }, false],
  ])('warn those who are at work: %s', (_, changes, isDue) => {
    expect(isWarningDue({ ...reading, ...changes })).toBe(isDue)
  })

  it('have someone look again later, not at once, when the last moment that counts has just come', () => {
    expect([quietMs({ ...reading, now: life }), quietMs({ ...reading, now: life - 0.5 })]).toEqual([10_000, 1])
  })

  it('have someone look again before anything can change, and every ten seconds', () => {
    const instant = fc.integer({ min: -1e7, max: 1e13 })
    const any = fc.record({ now: instant, activeAt: instant, idleMs: fc.option(fc.nat(1e7)), expiresAt: fc.option(instant) })
    const said = (given: typeof reading | Parameters<typeof isOver>[0]) => [isIdle(given), isExpired(given), isEnding(given)]
    fc.assert(
      fc.property(any, (given) => {
        const pause = quietMs(given)
        expect(said({ ...given, now: given.now + pause - 1 })).toEqual(said(given))
        return pause >= 1 && pause <= 10_000
      }),
    )
  })
})

describe('presence', () => {
  const presenceOf = (session: Awaited<ReturnType<typeof startSignedIn>>) => {
    const value = session.value()
    return typeof value === 'object' && 'signedIn' in value ? Reflect.get(Object(value.signedIn), 'presence') : value
  }
  const after = async (...names: readonly (keyof typeof readings)[]) => {
    const session = await startSignedIn()
    for (const name of names) session.presence.read(readings[name])
    return { ...session, now: () => presenceOf(session) }
  }

  it.each([
    [['active'], 'active'],
    [['idle'], 'idle'],
    [['idle', 'active'], 'active'],
    [['endingAlone'], 'active'],
    [['ending'], { expiring: 'offered' }],
    [['expiredAtWork'], 'active'],
    [['over'], { expired: 'asking' }],
    [['ending', 'endingAlone', 'expiredAtWork'], { expiring: 'offered' }],
    [['ending', 'renewed'], 'active'],
    [['ending', 'over'], { expired: 'asking' }],
    [['over', 'expiredAtWork'], { expired: 'asking' }],
    [['over', 'renewed'], 'active'],
  ] as const)('after %j is %j', async (names, expected) => {
    expect((await after(...names)).now()).toEqual(expected)
  })

  it('is locked exactly while the person is asked, so that nothing is renewed behind their back', async () => {
    const { actor, presence } = await after('ending')
    expect(actor.getSnapshot().hasTag('locked')).toBe(false)
    presence.read(readings.over)
    expect(actor.getSnapshot().hasTag('locked')).toBe(true)
  })

  it.each([
    ['ending', 'session.extend', { expiring: 'extending' }, { expiring: 'unanswered' }],
    ['over', 'session.reset', { expired: 'resetting' }, { expired: 'unanswered' }],
  ] as const)('%s renews the tokens once on %s, and can be asked again when no answer came', async (name, type, busy, unanswered) => {
    const { actor, ports, presence, now } = await after(name)
    actor.send({ type })
    actor.send({ type })
    expect([now(), ports.renewSession.calls.length, presence.told]).toEqual([busy, 1, ['presence.note']])
    ports.renewSession.last().reject(new Error('503'))
    await settled()
    expect(now()).toEqual(unanswered)
    actor.send({ type })
    expect([now(), ports.renewSession.calls.length]).toEqual([busy, 2])
    ports.renewSession.last().resolve()
    await settled()
    expect(now()).toBe('active')
  })

  it('does not go on by what belongs to another question', async () => {
    const asking = await after('over')
    asking.actor.send({ type: 'session.extend' })
    expect([asking.now(), asking.ports.renewSession.calls.length]).toEqual([{ expired: 'asking' }, 0])
    const active = await after('active')
    active.actor.send({ type: 'session.reset' })
    active.actor.send({ type: 'session.extend' })
    expect([active.now(), active.ports.renewSession.calls.length]).toEqual(['active', 0])
  })

  it('closes the question when another tab has renewed the tokens, also while this one is still asking for them', async () => {
    const { actor, presence, now } = await after('over')
    actor.send({ type: 'session.reset' })
    presence.read(readings.renewed)
    expect(now()).toBe('active')
  })

  it.each(['asking', 'resetting', 'unanswered'] as const)('lets the person sign out while %s', async (state) => {
    const { actor, ports, value } = await after('over')
    if (state !== 'asking') actor.send({ type: 'session.reset' })
    if (state === 'unanswered') ports.renewSession.last().reject(new Error('503'))
    await settled()
    actor.send({ type: 'signOut.request' })
    expect([value(), ports.signOut.last().input.reason]).toEqual(['signingOut', 'asked'])
  })

  it('ends with the session when the renewal is refused, and writes nothing into what follows', async () => {
    const { actor, ports, value, context } = await after('over')
    actor.send({ type: 'session.reset' })
    actor.send({ type: 'session.refused' })
    ports.renewSession.last().resolve()
    await settled()
    expect([value(), context().endedBy]).toEqual(['signingOut', 'refused'])
  })

  it('is read again when tokens were renewed and whenever somebody asks', async () => {
    const { actor, presence } = await after('active')
    actor.send({ type: 'token.renewing' })
    actor.send({ type: 'token.settled' })
    actor.send({ type: 'presence.look' })
    expect(presence.told).toEqual(['presence.look', 'presence.look'])
  })

  it('is nobody’s while nobody is signed in', async () => {
    const { actor, ports, presence, value } = startSession()
    ports.restoreSession.last().resolve(null)
    await settled()
    actor.send({ type: 'presence.look' })
    actor.send({ type: 'session.reset' })
    actor.send({ type: 'session.extend' })
    expect([value(), presence.told, ports.renewSession.calls.length]).toEqual([{ signedOut: 'idle' }, [], 0])
  })
})
