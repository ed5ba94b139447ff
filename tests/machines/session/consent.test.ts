import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { consentMachine } from '#machines/consent/consent.machine.ts'
import type { ConsentFact, ConsentPorts } from '#machines/consent/consent-types.ts'
import type { Consent } from '#machines/session/session-types.ts'
import { settled } from './start.ts'

interface Call {
  readonly consent: Consent
  resolve(): void
  reject(error: unknown): void
}

/** The production machine for a student with these consents, on a port of the test. */
function start(flags: { isMandatoryGiven?: boolean; isOptionalGiven?: boolean } = {}) {
  const calls: Call[] = []
  const facts: ConsentFact[] = []
  const actors = {
    giveConsent: fromPromise(
      ({ input: { consent } }) => new Promise<void>((resolve, reject) => void calls.push({ consent, resolve, reject })),
    ),
  } satisfies ConsentPorts
  const actor = createActor(consentMachine.provide({ actors }), {
    input: { isMandatoryGiven: false, isOptionalGiven: false, messageOf: String, ...flags },
  })
  actor.on('*', (fact) => void facts.push(fact))
  actor.start()
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('Nothing was sent.')
    return call
  }
  const look = () => actor.getSnapshot()
  const tick = (isTicked = true) => actor.send({ type: 'box.tick', isTicked })
  const view = () => actor.send({ type: 'policy.viewed' })
  const accept = () => actor.send({ type: 'consent.accept' })
  const cancel = () => actor.send({ type: 'consent.cancel' })
  return { actor, calls, facts, last, look, value: () => look().value, tick, view, accept, cancel }
}

/** A machine that is sending the mandatory consent. */
const startSubmitting = (flags: Parameters<typeof start>[0] = {}) => {
  const consent = start(flags)
  consent.view()
  consent.tick()
  consent.accept()
  return consent
}

describe('which consents are asked for', () => {
  it.each([
    [false, false, { mandatory: 'unseen' }],
    [false, true, { mandatory: 'unseen' }],
    [true, false, { optional: 'unticked' }],
    [true, true, 'done'],
  ])('with the mandatory one given: %j, the optional one: %j', (isMandatoryGiven, isOptionalGiven, value) => {
    expect(start({ isMandatoryGiven, isOptionalGiven }).value()).toEqual(value)
  })

  it('goes from the mandatory one to the optional one, or on when that was given', async () => {
    const both = startSubmitting()
    both.last().resolve()
    await settled()
    expect([both.value(), both.look().context.isTicked]).toEqual([{ optional: 'unticked' }, false])
    const one = startSubmitting({ isOptionalGiven: true })
    one.last().resolve()
    await settled()
    expect([one.value(), one.look().output]).toEqual(['done', { outcome: 'done' }])
  })

  it('follows a mandatory consent that was given in another tab, even while this one is under way', async () => {
    const idle = start()
    idle.actor.send({ type: 'mandatory.given' })
    expect(idle.value()).toEqual({ optional: 'unticked' })
    const busy = startSubmitting({ isOptionalGiven: true })
    busy.actor.send({ type: 'mandatory.given' })
    busy.last().reject('late')
    await settled()
    expect([busy.value(), busy.facts]).toEqual(['done', []])
  })
})

describe('the mandatory consent', () => {
  it.each([
    ['neither', false, false, false],
    ['only the tick', true, false, false],
    ['only the viewed policy', false, true, false],
    ['both', true, true, true],
  ])('with %s (ticked %j, viewed %j) can be accepted: %j', (_, isTicked, isViewed, isAcceptable) => {
    const consent = start()
    if (isTicked) consent.tick()
    if (isViewed) consent.view()
    expect(consent.look().hasTag('acceptable')).toBe(isAcceptable)
    consent.accept()
    expect(consent.calls).toHaveLength(isAcceptable ? 1 : 0)
  })

  it('can be accepted in either order, and not any more once the tick is taken back', () => {
    const consent = start()
    consent.tick()
    consent.view()
    expect(consent.value()).toEqual({ mandatory: 'ready' })
    consent.tick(false)
    expect([consent.value(), consent.look().hasTag('acceptable')]).toEqual([{ mandatory: 'viewed' }, false])
    consent.tick()
    expect(consent.value()).toEqual({ mandatory: 'ready' })
  })

  it('is refused without a tick until there is one, and then takes the viewed policy as it is', () => {
    const viewed = start()
    viewed.view()
    viewed.accept()
    viewed.accept()
    expect(viewed.value()).toEqual({ mandatory: 'refused' })
    viewed.tick()
    expect(viewed.value()).toEqual({ mandatory: 'ready' })

    const unseen = start()
    unseen.accept()
    expect([unseen.value(), unseen.look().context.isPolicyMissed]).toEqual([{ mandatory: 'refused' }, false])
    unseen.tick()
    expect(unseen.value()).toEqual({ mandatory: 'unseen' })

    const between = start()
    between.accept()
    between.view()
    expect(between.value()).toEqual({ mandatory: 'refused' })
    between.tick()
    expect(between.value()).toEqual({ mandatory: 'ready' })
  })

  it('says that the policy is missing when only that is, until it is viewed', () => {
    const consent = start()
    consent.tick()
    consent.accept()
    expect([consent.value(), consent.look().context.isPolicyMissed]).toEqual([{ mandatory: 'unseen' }, true])
    consent.view()
    expect([consent.value(), consent.look().context.isPolicyMissed]).toEqual([{ mandatory: 'ready' }, false])
  })

  it('has its box follow each tick, before it is refused, after, and after a failure', async () => {
    const consent = start()
    const boxAfter = (isTicked: boolean) => {
      consent.tick(isTicked)
      return [consent.value(), consent.look().context.isTicked]
    }
    expect([boxAfter(false), boxAfter(true), boxAfter(false)]).toEqual([
      [{ mandatory: 'unseen' }, false],
      [{ mandatory: 'unseen' }, true],
      [{ mandatory: 'unseen' }, false],
    ])
    consent.accept()
    expect([boxAfter(false), boxAfter(true)]).toEqual([
      [{ mandatory: 'refused' }, false],
      [{ mandatory: 'unseen' }, true],
    ])
    consent.view()
    expect([boxAfter(true), boxAfter(false), boxAfter(false)]).toEqual([
      [{ mandatory: 'ready' }, true],
      [{ mandatory: 'viewed' }, false],
      [{ mandatory: 'viewed' }, false],
    ])
    consent.accept()
    expect(boxAfter(true)).toEqual([{ mandatory: 'ready' }, true])
    consent.accept()
    consent.last().reject('Not today.')
    await settled()
    expect(boxAfter(false)).toEqual([{ mandatory: 'viewed' }, false])
  })

  it('is sent once, however often it is accepted, and its box stays', () => {
    const consent = startSubmitting()
    for (let press = 0; press < 10; press += 1) consent.accept()
    consent.tick(false)
    expect([consent.calls.map((call) => call.consent), consent.look().hasTag('busy')]).toEqual([['mandatory'], true])
    expect([consent.value(), consent.look().context.isTicked]).toEqual([{ mandatory: 'submitting' }, true])
  })

  it('stays open after a failure, says why once, and can be sent again', async () => {
    const consent = startSubmitting()
    consent.last().reject('Not today.')
    await settled()
    expect([consent.value(), consent.facts]).toEqual([{ mandatory: 'failed' }, [{ type: 'consent.failed', message: 'Not today.' }]])
    consent.accept()
    consent.last().resolve()
    await settled()
    expect([consent.value(), consent.calls.length]).toEqual([{ optional: 'unticked' }, 2])
  })

  it.each([
    ['before anything', () => start()],
    ['while it is under way', () => startSubmitting()],
  ])('can be cancelled %s, and is then over', async (_, begin) => {
    const consent = begin()
    expect(consent.look().hasTag('left')).toBe(false)
    consent.cancel()
    expect([consent.value(), consent.look().output]).toEqual(['cancelled', { outcome: 'cancelled' }])
    expect(consent.look().hasTag('left')).toBe(true)
    consent.calls.forEach((call) => call.resolve())
    await settled()
    expect([consent.value(), consent.facts]).toEqual(['cancelled', []])
  })
})

describe('the optional consent', () => {
  const optional = () => start({ isMandatoryGiven: true })

  it('begins without anything of the mandatory one that was tried here and given in another tab', () => {
    const consent = start()
    consent.tick()
    consent.accept()
    consent.actor.send({ type: 'mandatory.given' })
    const { isTicked, isPolicyMissed } = consent.look().context
    expect([consent.value(), isTicked, isPolicyMissed]).toEqual([{ optional: 'unticked' }, false, false])
  })

  it('has its box follow each tick, also after a failure', async () => {
    const consent = optional()
    const boxAfter = (isTicked: boolean) => {
      consent.tick(isTicked)
      return [consent.value(), consent.look().context.isTicked]
    }
    expect([boxAfter(false), boxAfter(true), boxAfter(true), boxAfter(false), boxAfter(true)]).toEqual([
      [{ optional: 'unticked' }, false],
      [{ optional: 'ready' }, true],
      [{ optional: 'ready' }, true],
      [{ optional: 'unticked' }, false],
      [{ optional: 'ready' }, true],
    ])
    consent.accept()
    consent.last().reject('Not today.')
    await settled()
    expect(boxAfter(false)).toEqual([{ optional: 'unticked' }, false])
  })

  it('needs nothing but a tick', () => {
    const consent = optional()
    consent.accept()
    expect([consent.value(), consent.calls.length]).toEqual([{ optional: 'unticked' }, 0])
    consent.tick()
    consent.tick(false)
    expect(consent.look().hasTag('acceptable')).toBe(false)
    consent.tick()
    consent.accept()
    consent.accept()
    expect(consent.calls.map((call) => call.consent)).toEqual(['optional'])
  })

  it('leads on when it was recorded, and stays open when it was not', async () => {
    const consent = optional()
    consent.tick()
    consent.accept()
    consent.last().reject('Not today.')
    await settled()
    expect([consent.value(), consent.facts.length]).toEqual([{ optional: 'failed' }, 1])
    consent.accept()
    consent.last().resolve()
    await settled()
    expect([consent.value(), consent.look().output]).toEqual(['done', { outcome: 'done' }])
  })

  it('leads on when it is cancelled, and nothing is sent', () => {
    const consent = optional()
    consent.tick()
    consent.cancel()
    expect([consent.value(), consent.look().output, consent.calls]).toEqual(['done', { outcome: 'done' }, []])
    expect(consent.look().hasTag('left')).toBe(true)
  })
})

describe('a forgotten port', () => {
  it('fails as a refusal of the call', async () => {
    const actor = createActor(consentMachine, { input: { isMandatoryGiven: true, isOptionalGiven: false, messageOf: String } })
    const facts: ConsentFact[] = []
    actor.on('*', (fact) => void facts.push(fact))
    actor.start()
    actor.send({ type: 'box.tick', isTicked: true })
    actor.send({ type: 'consent.accept' })
    await settled()
    expect(facts).toEqual([{ type: 'consent.failed', message: 'Error: The port giveConsent must be provided.' }])
  })
})
