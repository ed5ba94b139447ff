import { describe, expect, it } from 'vitest'
import { transition, type SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'

/** Everything that can happen, the answers of the ports among it. */
const events = [
  { type: 'panel.open' },
  { type: 'panel.close' },
  { type: 'page.changed', path: '/profile' },
  { type: 'tab.show', tab: 'unread' },
  { type: 'tab.show', tab: 'read' },
  { type: 'card.expand', key: '7', markId: 7 },
  { type: 'card.collapse', key: '7' },
  { type: 'all.mark' },
  { type: 'failure.close' },
  { type: 'lists.changed' },
  { type: 'mark.done', id: 7 },
  { type: 'mark.failed', id: 7 },
  { type: 'attention.gained' },
  { type: 'attention.lost' },
  { type: 'xstate.done.actor.0.notifications.sync.fetching', output: { at: 1, arrived: 1 } },
  { type: 'xstate.error.actor.0.notifications.sync.fetching', error: '500' },
  { type: 'xstate.after.pollDue.notifications.sync.waiting' },
  { type: 'xstate.after.retryDue.notifications.sync.backingOff' },
  { type: 'xstate.done.actor.0.notifications.all.marking', output: undefined },
  { type: 'xstate.error.actor.0.notifications.all.marking', error: '500' },
] as const

type Snapshot = SnapshotFrom<typeof notificationsMachine>

const serializeState = ({ value, context }: Snapshot) =>
  JSON.stringify([value, context.tab, context.cards, context.failures > 0, context.hasMarkFailed])
const states: readonly Snapshot[] = getShortestPaths(notificationsMachine, {
  events: [...events] as never,
  serializeState,
  stopWhen: ({ context }: Snapshot) => context.failures > 1,
}).map(({ state }) => state)
const valuesOf = (region: 'panel' | 'sync' | 'attention' | 'all') =>
  [...new Set(states.map(({ value }) => JSON.stringify(value[region])))].toSorted()

describe('every way through the notifications', () => {
  it('reaches every state of every part', () => {
    expect(valuesOf('panel')).toEqual(['"closed"', '{"open":"read"}', '{"open":"unread"}'])
    expect(valuesOf('sync')).toEqual(['"backingOff"', '"due"', '"fetching"', '"waiting"'])
    expect(valuesOf('attention')).toEqual(['"asleep"', '"awake"'])
    expect(valuesOf('all')).toEqual(['"marking"', '"resting"'])
    expect(new Set(states.flatMap(({ context }) => context.cards.map((card) => `${card.isExpanded} ${card.isMarking}`)))).toEqual(
      new Set(['true false', 'false true', 'true true']),
    )
  })

  it('is moved on by every event at some place', () => {
    const isMovedBy = (event: (typeof events)[number]) =>
      states.some((state) => serializeState(transition(notificationsMachine, state, event as never)[0]) !== serializeState(state))
    expect(events.filter((event) => !isMovedBy(event))).toEqual([])
  })

  it('has no open card behind a closed panel', () => {
    const wrong = states.filter((state) => state.matches({ panel: 'closed' }) && state.context.cards.some(({ isExpanded }) => isExpanded))
    expect(wrong.map(({ value }) => value)).toEqual([])
  })

  it('reads the read list only while its tab is open', () => {
    const wrong = states.filter((state) => state.context.polled.includes('read') !== state.matches({ panel: { open: 'read' } }))
    expect(wrong.map(({ value }) => value)).toEqual([])
  })

  it('never begins to wait for attention that it has', () => {
    expect(states.filter((state) => state.matches({ sync: 'due', attention: 'awake' }))).toEqual([])
  })
})
