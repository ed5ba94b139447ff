import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import type { NotificationTab } from '#machines/notifications/notifications-types.ts'
import type { Api } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { createNotificationActors } from '#src/notifications/notification-actors.ts'
import { notificationsQuery } from '#src/notifications/queries.ts'
import { fixedClock } from '#src/time/clock.ts'

const now = Date.UTC(2026, 10, 21, 12)
const contactId = 501
const messages = (...ids: number[]) => ids.map((id) => ({ inAppNotificationId: id, communicationSubject: `Message ${id}` }))

interface Sent {
  readonly operation: string
  readonly input: unknown
  answer(data?: unknown): Promise<void>
  fail(): Promise<void>
}

/** Waits until all that follows from the answers so far has run. */
const rest = () => new Promise<void>((resolve) => void setImmediate(resolve))
const running: { stop(): void }[] = []
afterEach(() => {
  for (const one of running.splice(0)) one.stop()
})

/** The production process, ports and cache over calls that the test answers. */
async function start(isSignedIn = true) {
  const sent: Sent[] = []
  const call = (operation: string, input: unknown) =>
    new Promise((resolve, reject) => {
      sent.push({
        operation,
        input,
        answer: (data) => (resolve({ data, description: '', code: 200 }), rest()),
        fail: () => (reject(new ApiProblem('server', 500)), rest()),
      })
    })
  const api: Api = { call: call as Api['call'] }
  const queryClient = createQueryClient()
  const attention = { isGiven: () => true, watch: () => () => {} }
  const actors = createNotificationActors({ api, queryClient, clock: fixedClock(now), contactId, attention, isSignedIn: () => isSignedIn })
  const actor = createActor(notificationsMachine.provide({ actors })).start()
  running.push(actor, { stop: () => queryClient.clear() })
  await rest()
  const idsOf = (tab: NotificationTab) =>
    queryClient.getQueryData(notificationsQuery(api, contactId, tab).queryKey)?.notifications.map(({ id }) => id)
  const totalOf = (tab: NotificationTab) => queryClient.getQueryData(notificationsQuery(api, contactId, tab).queryKey)?.total
  const at = (index: number): Sent => {
    const one = sent.at(index)
    if (!one) throw new Error('Nothing has been sent.')
    return one
  }
  const closeCard = async (id: number) => {
    actor.send({ type: 'card.expand', key: String(id), markId: id })
    actor.send({ type: 'card.collapse', key: String(id) })
    await rest()
  }
  return { actor, api, queryClient, sent, at, idsOf, totalOf, closeCard }
}

/** With the panel open over some unread messages. */
async function startOpen(...ids: number[]) {
  const started = await start()
  started.actor.send({ type: 'panel.open' })
  await rest()
  await started.at(-1).answer(messages(...ids))
  return started
}

describe('reading', () => {
  it('asks for the contact and the status, with numbers', async () => {
    const { actor, sent, at, idsOf } = await start()
    await at(0).answer(messages(3, 2))
    actor.send({ type: 'panel.open' })
    actor.send({ type: 'tab.show', tab: 'read' })
    await rest()
    expect(sent.slice(-2).map(({ operation, input }) => [operation, input])).toEqual([
      ['listNotifications', { query: { contactId: 501, status: 0 } }],
      ['listNotifications', { query: { contactId: 501, status: 1 } }],
    ])
    await at(-2).answer(messages(3, 2))
    await at(-1).answer(messages(1))
    expect([idsOf('unread'), idsOf('read'), actor.getSnapshot().context.readAt]).toEqual([[3, 2], [1], now])
  })

  it('asks nobody without a session', async () => {
    const { sent } = await start(false)
    expect(sent).toEqual([])
  })

  it('asks a second time after a failure, and then backs off', async () => {
    const { actor, sent, at } = await start()
    await at(0).fail()
    await vi.waitFor(() => expect(sent.length).toBe(2))
    await at(1).fail()
    await vi.waitFor(() => expect(actor.getSnapshot().value.sync).toBe('backingOff'))
    expect(sent.length).toBe(2)
  })

  it('counts what arrived since the last reading, and not what was there at first', async () => {
    const { actor, at } = await start()
    const counts: number[] = []
    actor.on('messages.arrived', ({ count }) => counts.push(count))
    await at(-1).answer(messages(3, 2))
    for (const ids of [
      [5, 4, 3, 2],
      [5, 4, 2],
      [6, 5],
    ]) {
      actor.send({ type: 'lists.changed' })
      await rest()
      await at(-1).answer(messages(...ids))
    }
    expect(counts).toEqual([2, 1])
  })
})

describe('marking a message', () => {
  it('is one call with its plain id, takes it out of the list at once, and reads the list again', async () => {
    const { sent, at, closeCard, totalOf, idsOf } = await startOpen(3, 2, 1)
    await closeCard(2)
    expect([at(-1).operation, at(-1).input, totalOf('unread')]).toEqual([
      'updateNotification',
      { path: { id: 2 }, body: { contactId: 501 } },
      3,
    ])
    await at(-1).answer()
    expect([totalOf('unread'), idsOf('unread'), at(-1).operation]).toEqual([2, [3, 1], 'listNotifications'])
    await at(-1).answer(messages(4, 3, 1))
    expect([totalOf('unread'), sent.filter(({ operation }) => operation === 'updateNotification').length]).toEqual([3, 1])
  })

  it('leaves it in the list when the call fails', async () => {
    const { actor, at, closeCard, idsOf } = await startOpen(3, 2)
    await closeCard(2)
    await at(-1).fail()
    expect([idsOf('unread'), actor.getSnapshot().context.hasMarkFailed]).toEqual([[3, 2], true])
  })

  it('is not undone by a list that was read before', async () => {
    const { actor, at, sent, closeCard, idsOf } = await startOpen(3, 2, 1)
    await closeCard(2)
    const mark = at(-1)
    actor.send({ type: 'lists.changed' })
    await rest()
    const old = at(-1)
    await mark.answer()
    await old.answer(messages(3, 2, 1))
    expect([idsOf('unread'), sent.length]).toEqual([[3, 1], 5])
    await at(-1).answer(messages(3, 1))
    expect(idsOf('unread')).toEqual([3, 1])
  })

  it('never counts below zero, whatever is answered in whatever order', async () => {
    const { actor, at, sent, closeCard, totalOf } = await startOpen(1)
    await closeCard(1)
    const one = at(-1)
    actor.send({ type: 'all.mark' })
    actor.send({ type: 'lists.changed' })
    await rest()
    await at(-1).answer([])
    await sent.find(({ operation, input }) => operation === 'updateNotification' && JSON.stringify(input).includes('"id":0'))?.answer()
    await one.answer()
    expect(totalOf('unread')).toBe(0)
  })

  it('lets a read list that nobody sees be read afresh, and keeps one that is shown', async () => {
    const { api, queryClient, actor, at, closeCard, idsOf } = await startOpen(3, 2)
    const key = notificationsQuery(api, contactId, 'read').queryKey
    queryClient.setQueryData(key, { total: 0, notifications: [] })
    await closeCard(2)
    await at(-1).answer()
    expect(idsOf('read')).toBeUndefined()
    await at(-1).answer(messages(3))
    queryClient.setQueryData(key, { total: 0, notifications: [] })
    const observer = new QueryObserver(queryClient, { ...notificationsQuery(api, contactId, 'read'), enabled: false })
    const stop = observer.subscribe(() => {})
    await closeCard(3)
    await at(-1).answer()
    expect([idsOf('read'), actor.getSnapshot().value.sync]).toEqual([[], 'fetching'])
    stop()
  })
})

describe('marking all', () => {
  it('is the call with id 0, empties the list, and reads it again', async () => {
    const { actor, at, idsOf } = await startOpen(3, 2)
    actor.send({ type: 'all.mark' })
    await rest()
    expect([at(-1).operation, at(-1).input]).toEqual(['updateNotification', { path: { id: 0 }, body: { contactId: 501 } }])
    await at(-1).answer()
    expect([idsOf('unread'), at(-1).operation]).toEqual([[], 'listNotifications'])
  })
})
