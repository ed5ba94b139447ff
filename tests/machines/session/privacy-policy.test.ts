import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { privacyPolicyMachine, type PolicyDocument } from '#machines/session/privacy-policy.machine.ts'
import { settled } from './start.ts'

const policy: PolicyDocument = { address: 'https://portal.test/policy.html', parts: [{ kind: 'text', text: 'We keep little.' }] }

const start = (...answers: readonly (() => Promise<PolicyDocument | null>)[]) => {
  let asked = 0
  const loadPolicy = fromPromise(() => {
    asked += 1
    return (answers[asked - 1] ?? answers.at(-1) ?? (() => Promise.resolve(null)))()
  })
  const actor = createActor(privacyPolicyMachine.provide({ actors: { loadPolicy } }))
  actor.start()
  return { actor, value: () => actor.getSnapshot().value, calls: () => asked }
}

describe('the privacy policy', () => {
  it('is asked for when it is opened, and shown', async () => {
    const { actor, value, calls } = start(() => Promise.resolve(policy))
    expect([value(), calls()]).toEqual(['closed', 0])
    actor.send({ type: 'policy.open' })
    expect([value(), actor.getSnapshot().hasTag('open')]).toEqual(['loading', true])
    await settled()
    expect([value(), actor.getSnapshot().context.document]).toEqual(['shown', policy])
    expect(actor.getSnapshot().hasTag('open')).toBe(true)
    actor.send({ type: 'policy.close' })
    expect([value(), actor.getSnapshot().hasTag('open')]).toEqual(['closed', false])
  })

  it('holds no document before one was asked for', () => {
    expect(start().actor.getSnapshot().context.document).toBeNull()
  })

  it.each([
    ['there is none', () => Promise.resolve(null)],
    ['it could not be asked for', () => Promise.reject(new Error('500'))],
  ])('is missing when %s, and asked for again the next time', async (_, answer) => {
    const { actor, value, calls } = start(answer, () => Promise.resolve(policy))
    actor.send({ type: 'policy.open' })
    await settled()
    expect([value(), actor.getSnapshot().hasTag('open')]).toEqual(['missing', true])
    actor.send({ type: 'policy.close' })
    expect([value(), actor.getSnapshot().hasTag('open')]).toEqual(['closed', false])
    actor.send({ type: 'policy.open' })
    await settled()
    expect([value(), calls()]).toEqual(['shown', 2])
  })

  it('stays closed when it comes after it was closed', async () => {
    const { actor, value } = start(() => Promise.resolve(policy))
    actor.send({ type: 'policy.open' })
    actor.send({ type: 'policy.close' })
    await settled()
    expect(value()).toBe('closed')
  })
})
