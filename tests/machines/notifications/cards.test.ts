import { describe, expect, it } from 'vitest'
import { openAndClose, startNotifications } from './start.ts'

const startOpen = async () => {
  const started = startNotifications()
  await started.read()
  started.send({ type: 'panel.open' })
  await started.read()
  return started
}

describe('a card', () => {
  it('is marked when it closes, by one call, and not when it opens', async () => {
    const { send, marks, context, markDone, said } = await startOpen()
    send({ type: 'card.expand', key: '7', markId: 7 })
    expect([marks, context().cards]).toEqual([[], [{ key: '7', markId: 7, isExpanded: true, isMarking: false }]])
    send({ type: 'card.collapse', key: '7' })
    expect([marks, context().cards]).toEqual([[7], [{ key: '7', markId: 7, isExpanded: false, isMarking: true }]])
    markDone(7)
    expect([context().cards, said]).toEqual([[], [{ type: 'message.marked' }]])
  })

  it('is marked once however often it opens and closes while its call, all others and a reading are under way', async () => {
    const started = await startOpen()
    const { send, marks, clock, alls, readings, context, markDone, allDone, read } = started
    for (let turn = 0; turn < 5; turn += 1) openAndClose(started, 7)
    send({ type: 'all.mark' })
    clock.increment(300_000)
    for (let turn = 0; turn < 5; turn += 1) openAndClose(started, 7)
    expect([marks, alls.length, readings.length]).toEqual([[7], 1, 3])
    markDone(7)
    await allDone()
    await read()
    expect([marks, context().cards]).toEqual([[7], []])
  })

  it('stays unread when its call fails, says so, and can be tried again', async () => {
    const started = await startOpen()
    const { marks, markFailed, context, said, send, readings } = started
    const before = readings.length
    openAndClose(started, 7)
    markFailed(7)
    expect([context().hasMarkFailed, context().cards, said]).toEqual([true, [], [{ type: 'marking.failed' }]])
    expect(readings.length).toBe(before)
    send({ type: 'failure.close' })
    expect(context().hasMarkFailed).toBe(false)
    openAndClose(started, 7)
    expect(marks).toEqual([7, 7])
  })

  it('that closes, or is marked, removes the message about an older failure', async () => {
    const started = await startOpen()
    const { markFailed, markDone, context } = started
    openAndClose(started, 7)
    markFailed(7)
    openAndClose(started, 8)
    expect(context().hasMarkFailed).toBe(false)
    openAndClose(started, 7)
    markFailed(7)
    expect(context().hasMarkFailed).toBe(true)
    markDone(8)
    expect(context().hasMarkFailed).toBe(false)
  })

  it('that is open again when its call fails stays open, and is due when it closes', async () => {
    const started = await startOpen()
    const { send, marks, markFailed, context } = started
    openAndClose(started, 7)
    send({ type: 'card.expand', key: '7', markId: 7 })
    markFailed(7)
    expect(context().cards).toEqual([{ key: '7', markId: 7, isExpanded: true, isMarking: false }])
    send({ type: 'card.collapse', key: '7' })
    expect(marks).toEqual([7, 7])
  })

  it('closes alone, and leaves alone when it is marked: the others stay as they are', async () => {
    const started = await startOpen()
    const { send, marks, markDone, context } = started
    const others = [
      { key: '8', markId: 8, isExpanded: true, isMarking: false },
      { key: 'x', markId: null, isExpanded: true, isMarking: false },
    ]
    for (const { key, markId } of others) send({ type: 'card.expand', key, markId })
    openAndClose(started, 7)
    expect([marks, context().cards]).toEqual([[7], [...others, { key: '7', markId: 7, isExpanded: false, isMarking: true }]])
    markDone(7)
    expect([marks, context().cards]).toEqual([[7], others])
  })

  it('opens alone while other calls are under way', async () => {
    const started = await startOpen()
    for (const id of [7, 8]) openAndClose(started, id)
    started.send({ type: 'card.expand', key: '7', markId: 7 })
    expect(started.context().cards.map(({ key, isExpanded }) => [key, isExpanded])).toEqual([
      ['7', true],
      ['8', false],
    ])
  })

  it('without an id, or read already, is never marked', async () => {
    const { send, marks, context } = await startOpen()
    send({ type: 'card.expand', key: 'x', markId: null })
    send({ type: 'card.collapse', key: 'x' })
    expect([marks, context().cards]).toEqual([[], []])
  })

  it('that closes makes the lists be read again once it is marked', async () => {
    const started = await startOpen()
    const before = started.readings.length
    openAndClose(started, 7)
    expect(started.readings.length).toBe(before)
    started.markDone(7)
    expect(started.readings.length).toBe(before + 1)
  })
})

describe('cards left open', () => {
  const leavings = [
    ['closing the panel', { type: 'panel.close' }],
    ['showing the other tab', { type: 'tab.show', tab: 'read' }],
    ['going to another page', { type: 'page.changed', path: '/profile' }],
  ] as const

  it.each(leavings)('are closed by %s, each unread one with its call', async (_, event) => {
    const { send, marks, context } = await startOpen()
    for (const id of [7, 8]) send({ type: 'card.expand', key: String(id), markId: id })
    send({ type: 'card.expand', key: 'x', markId: null })
    send(event)
    expect([marks, context().cards.map(({ key, isExpanded }) => [key, isExpanded])]).toEqual([
      [7, 8],
      [
        ['7', false],
        ['8', false],
      ],
    ])
  })

  it('stay open while the tab that is shown is shown again', async () => {
    const { send, marks, context } = await startOpen()
    send({ type: 'card.expand', key: '7', markId: 7 })
    send({ type: 'tab.show', tab: 'unread' })
    expect([marks, context().cards.length]).toEqual([[], 1])
  })

  it('of the read tab close without any call', async () => {
    const { send, marks, value } = await startOpen()
    send({ type: 'tab.show', tab: 'read' })
    for (let turn = 0; turn < 10; turn += 1) {
      send({ type: 'card.expand', key: '7', markId: null })
      send({ type: 'card.collapse', key: '7' })
    }
    send({ type: 'card.expand', key: '8', markId: null })
    send({ type: 'panel.close' })
    expect([marks, value().panel]).toEqual([[], 'closed'])
  })
})

describe('marking all', () => {
  it('is one call at a time, closes what it has read without a call of its own, and reads the lists again', async () => {
    const { send, alls, marks, allDone, context, actor, said, readings } = await startOpen()
    const before = readings.length
    send({ type: 'card.expand', key: '7', markId: 7 })
    send({ type: 'all.mark' })
    send({ type: 'all.mark' })
    expect([alls.length, actor.getSnapshot().hasTag('busy')]).toEqual([1, true])
    await allDone()
    expect([context().cards, marks, said, readings.length]).toEqual([[], [], [{ type: 'messages.marked' }], before + 1])
    send({ type: 'panel.close' })
    expect([marks, actor.getSnapshot().hasTag('busy')]).toEqual([[], false])
  })

  it('leaves a card open whose message cannot be marked', async () => {
    const { send, allDone, context } = await startOpen()
    send({ type: 'card.expand', key: 'x', markId: null })
    send({ type: 'all.mark' })
    await allDone()
    expect(context().cards).toEqual([{ key: 'x', markId: null, isExpanded: true, isMarking: false }])
  })

  it('leaves everything as it was when it fails, and can be tried again', async () => {
    const { send, alls, allFailed, context, said } = await startOpen()
    send({ type: 'card.expand', key: '7', markId: 7 })
    send({ type: 'all.mark' })
    await allFailed()
    expect([context().hasMarkFailed, context().cards.length, said]).toEqual([true, 1, [{ type: 'marking.failed' }]])
    send({ type: 'all.mark' })
    expect([alls.length, context().hasMarkFailed]).toEqual([2, false])
  })

  it('belongs to the unread tab', async () => {
    const { send, alls } = await startOpen()
    send({ type: 'tab.show', tab: 'read' })
    send({ type: 'all.mark' })
    send({ type: 'panel.close' })
    send({ type: 'all.mark' })
    expect(alls).toEqual([])
  })
})

describe('the panel', () => {
  it('opens at the unread tab each time, and keeps its last tab while it closes', async () => {
    const { send, value, context, actor } = await startOpen()
    send({ type: 'tab.show', tab: 'read' })
    expect([value().panel, context().tab]).toEqual(['open', 'read'])
    send({ type: 'panel.close' })
    expect([value().panel, context().tab, actor.getSnapshot().hasTag('open')]).toEqual(['closed', 'read', false])
    send({ type: 'panel.open' })
    expect([value().panel, context().tab, actor.getSnapshot().hasTag('open')]).toEqual(['open', 'unread', true])
  })

  it('goes from tab to tab and back, and closes what was open there', async () => {
    const { send, value, context } = await startOpen()
    send({ type: 'tab.show', tab: 'read' })
    send({ type: 'card.expand', key: 'r', markId: null })
    send({ type: 'tab.show', tab: 'read' })
    expect([value().panel, context().tab, context().cards.length]).toEqual(['open', 'read', 1])
    send({ type: 'tab.show', tab: 'unread' })
    expect([value().panel, context().tab, context().cards]).toEqual(['open', 'unread', []])
  })

  it('opens no card while it is closed', () => {
    const { send, context } = startNotifications()
    expect(context()).toEqual({ tab: 'unread', polled: ['unread'], cards: [], failures: 0, readAt: null, hasMarkFailed: false })
    send({ type: 'card.expand', key: '7', markId: 7 })
    expect(context().cards).toEqual([])
  })

  it('forgets an old failure when it opens', async () => {
    const started = await startOpen()
    openAndClose(started, 7)
    started.send({ type: 'panel.close' })
    started.markFailed(7)
    expect(started.context().hasMarkFailed).toBe(true)
    started.send({ type: 'panel.open' })
    expect(started.context().hasMarkFailed).toBe(false)
  })
})
