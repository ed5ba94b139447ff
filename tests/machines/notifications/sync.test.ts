import { describe, expect, it } from 'vitest'
import { settled, startNotifications } from './start.ts'

const minute = 60_000
const hour = 60 * minute

describe('reading the lists', () => {
  it('begins at once, and comes again five minutes after each answer', async () => {
    const { readings, clock, read, value } = startNotifications()
    expect([readings.length, value().sync]).toEqual([1, 'fetching'])
    await read()
    clock.increment(5 * minute - 1)
    expect([readings.length, value().sync]).toEqual([1, 'waiting'])
    clock.increment(1)
    expect([readings.length, value().sync]).toEqual([2, 'fetching'])
  })

  it('happens 96 times in eight hours, and never twice at a time', async () => {
    const { readings, clock, read } = startNotifications()
    await read()
    for (let turn = 0; turn < 96; turn += 1) {
      clock.increment(5 * minute)
      expect(readings.length).toBe(turn + 2)
      clock.increment(10 * minute)
      expect(readings.length).toBe(turn + 2)
      await read()
    }
  })

  it('reads the unread list alone, and the read one too while its tab is open', async () => {
    const { readings, send, read, clock } = startNotifications()
    const last = () => readings.at(-1)?.input.tabs
    expect(last()).toEqual(['unread'])
    await read()
    send({ type: 'panel.open' })
    expect([readings.length, last()]).toEqual([2, ['unread']])
    await read()
    send({ type: 'tab.show', tab: 'read' })
    expect([readings.length, last()]).toEqual([3, ['unread', 'read']])
    await read()
    clock.increment(5 * minute)
    expect([readings.length, last()]).toEqual([4, ['unread', 'read']])
    await read()
    send({ type: 'panel.close' })
    clock.increment(5 * minute)
    expect([readings.length, last()]).toEqual([5, ['unread']])
  })

  it('gives up a reading that is under way when the lists have changed since', async () => {
    const { readings, markDone, value } = startNotifications()
    markDone(7)
    expect(readings.map(({ signal }) => signal.aborted)).toEqual([true, false])
    readings[0]?.resolve({ at: 1, arrived: 3 })
    await settled()
    expect(value().sync).toBe('fetching')
  })

  it('tells of messages that arrived, once, and remembers when it read', async () => {
    const { clock, read, said, context } = startNotifications()
    await read({ at: 1000 })
    clock.increment(5 * minute)
    await read({ at: 2000, arrived: 2 })
    expect(context().readAt).toBe(2000)
    clock.increment(5 * minute)
    await read({ at: 3000 })
    expect([said, context().readAt]).toEqual([[{ type: 'messages.arrived', count: 2 }], 3000])
  })
})

describe('readings that fail', () => {
  it('come more and more rarely, up to once an hour, and at the usual pace after the first good one', async () => {
    const { clock, readings, failReading, read } = startNotifications()
    const pauses: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      await failReading()
      const before = readings.length
      let waited = 0
      while (readings.length === before) {
        clock.increment(5 * minute)
        waited += 5
      }
      pauses.push(waited)
    }
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60, 60])
    await read()
    const before = readings.length
    clock.increment(5 * minute)
    expect(readings.length).toBe(before + 1)
  })

  it('are tried again at once by opening the panel', async () => {
    const { failReading, send, readings, value } = startNotifications()
    await failReading()
    expect(value().sync).toBe('backingOff')
    send({ type: 'panel.open' })
    expect([readings.length, value().sync]).toEqual([2, 'fetching'])
  })
})

describe('a page that is hidden or offline', () => {
  it('reads nothing from the start, and at once when it is seen', () => {
    const { readings, attention, value } = startNotifications({ attention: 'attention.lost' })
    expect([readings.length, value().sync]).toEqual([0, 'due'])
    attention('attention.gained')
    expect(readings.length).toBe(1)
  })

  it('reads nothing for hours, and once when it wakes', async () => {
    const { readings, attention, clock, read } = startNotifications()
    await read()
    attention('attention.lost')
    for (let passed = 0; passed < 8; passed += 1) clock.increment(hour)
    expect(readings.length).toBe(1)
    attention('attention.gained')
    expect(readings.length).toBe(2)
    attention('attention.lost')
    attention('attention.gained')
    expect(readings.length).toBe(2)
    await read()
    clock.increment(5 * minute - 1)
    expect(readings.length).toBe(2)
  })

  it('reads no sooner because the network comes and goes', async () => {
    const { readings, attention, clock, read } = startNotifications()
    await read()
    for (let turn = 0; turn < 40; turn += 1) {
      attention('attention.lost')
      clock.increment(3000)
      attention('attention.gained')
      clock.increment(3000)
    }
    expect(readings.length).toBe(1)
  })

  it('keeps backing off while it comes and goes', async () => {
    const { readings, attention, clock, failReading } = startNotifications()
    await failReading()
    attention('attention.lost')
    clock.increment(hour)
    attention('attention.gained')
    expect(readings.length).toBe(2)
    await failReading()
    attention('attention.lost')
    attention('attention.gained')
    expect(readings.length).toBe(2)
  })
})

describe('the end of a session', () => {
  it('stops every reading and every port, and marks nothing that was left open', async () => {
    const { actor, send, clock, readings, marks, stopped, read } = startNotifications()
    await read()
    send({ type: 'panel.open' })
    send({ type: 'card.expand', key: '7', markId: 7 })
    actor.stop()
    clock.increment(8 * hour)
    expect([readings.length, readings.at(-1)?.signal.aborted, marks, stopped.toSorted()]).toEqual([2, true, [], ['attention', 'marks']])
  })
})
