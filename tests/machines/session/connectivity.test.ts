import { describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'

const start = ({ isOffline = false } = {}) => {
  const clock = new SimulatedClock()
  const stop = vi.fn()
  const network = { lose: () => {}, find: () => {} }
  const watchNetwork = fromCallback(({ sendBack }) => {
    network.lose = () => sendBack({ type: 'network.lost' })
    network.find = () => sendBack({ type: 'network.found' })
    if (isOffline) network.lose()
    return stop
  })
  const actor = createActor(connectivityMachine.provide({ actors: { watchNetwork } }), { clock })
  const values: unknown[] = []
  actor.subscribe(({ value }) => {
    if (values.at(-1) !== value) values.push(value)
  })
  actor.start()
  return { actor, clock, network, stop, values, value: () => actor.getSnapshot().value }
}

describe('connectivity', () => {
  it('is there from the start without a message, however often the network says so', () => {
    const { network, value } = start()
    network.find()
    expect(value()).toBe('online')
  })

  it('is known to be missing at the start', () => {
    expect(start({ isOffline: true }).value()).toBe('offline')
  })

  it('stays lost until it is back, is shown as back for three seconds, and then is no longer mentioned', () => {
    const { clock, network, value } = start()
    network.lose()
    clock.increment(3_600_000)
    expect(value()).toBe('offline')
    network.find()
    clock.increment(2999)
    expect(value()).toBe('backOnline')
    clock.increment(1)
    expect(value()).toBe('online')
  })

  it('tells each change once while it comes and goes ten times a minute, and nothing of it is left over', () => {
    const { clock, network, values, value } = start()
    for (let change = 0; change < 10; change += 1) {
      network.lose()
      network.lose()
      clock.increment(4000)
      network.find()
      network.find()
      clock.increment(2000)
    }
    expect(values.slice(1)).toEqual(Array.from({ length: 10 }, () => ['offline', 'backOnline']).flat())
    clock.increment(1000)
    expect(value()).toBe('online')
  })

  it('stops watching with its actor', () => {
    const { actor, stop } = start()
    actor.stop()
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('fails loudly where its port was forgotten', () => {
    const actor = createActor(connectivityMachine)
    const error = vi.fn()
    actor.subscribe({ error })
    actor.start()
    expect(String(error.mock.calls[0]?.[0])).toContain('The port watchNetwork must be provided.')
  })
})
