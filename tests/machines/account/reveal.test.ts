import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { revealMachine } from '#machines/account/reveal.machine.ts'

function start() {
  const clock = new SimulatedClock()
  const actor = createActor(revealMachine, { clock }).start()
  return { actor, clock, value: () => actor.getSnapshot().value }
}

describe('a revealed value', () => {
  it('hides again after two seconds', () => {
    const { actor, clock, value } = start()
    expect(value()).toBe('hidden')
    actor.send({ type: 'value.show' })
    clock.increment(1999)
    expect(value()).toBe('revealed')
    clock.increment(1)
    expect(value()).toBe('hidden')
  })

  it('hides at once when it is asked to, and has its full time again the next time', () => {
    const { actor, clock, value } = start()
    actor.send({ type: 'value.show' })
    clock.increment(1500)
    actor.send({ type: 'value.hide' })
    expect(value()).toBe('hidden')
    actor.send({ type: 'value.show' })
    clock.increment(1999)
    expect(value()).toBe('revealed')
    clock.increment(1)
    expect(value()).toBe('hidden')
  })

  it('does not stay longer because it is asked for twice', () => {
    const { actor, clock, value } = start()
    actor.send({ type: 'value.show' })
    clock.increment(1500)
    actor.send({ type: 'value.show' })
    clock.increment(500)
    expect(value()).toBe('hidden')
  })

  it('is each field’s own', () => {
    const [one, other] = [start(), start()]
    one.actor.send({ type: 'value.show' })
    expect([one.value(), other.value()]).toEqual(['revealed', 'hidden'])
  })
})
