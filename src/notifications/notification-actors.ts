import type { QueryClient } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import { notificationTabs, type NotificationList, type NotificationsPorts } from '#machines/notifications/notifications-types.ts'
import type { Api } from '#src/api/client.ts'
import type { Clock } from '#src/time/clock.ts'
import type { Attention } from './attention.ts'
import { notificationsQuery } from './queries.ts'

interface NotificationActorDeps {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly clock: Clock
  readonly contactId: number
  readonly attention: Attention
  /** Without a token nothing is read. */
  isSignedIn(): boolean
}

/** The call with this id makes all messages read. */
const all = 0

/** The ports of the notifications over the typed client and the query cache. */
export function createNotificationActors(deps: NotificationActorDeps): NotificationsPorts {
  const { api, queryClient, clock, contactId, attention, isSignedIn } = deps
  const unreadKey = notificationsQuery(api, contactId, 'unread').queryKey
  const otherKeys = notificationTabs.filter((tab) => tab !== 'unread').map((tab) => notificationsQuery(api, contactId, tab).queryKey)
  /** The highest id among the unread messages of the last reading. */
  let newest: number | null = null

  const countArrived = ({ notifications }: NotificationList): number => {
    const known = newest
    const ids = notifications.flatMap(({ id }) => (id === null ? [] : [id]))
    newest = ids.reduce((highest, id) => Math.max(highest, id), known ?? 0)
    return known === null ? 0 : ids.filter((id) => id > known).length
  }

  const mark = async (id: number) => {
    await api.call('updateNotification', { path: { id }, body: { contactId } })
    queryClient.setQueryData(unreadKey, (list) => list && without(list, id))
    // A list that is not shown is removed, so that its tab opens with fresh data only.
    for (const queryKey of otherKeys) queryClient.removeQueries({ queryKey, predicate: (query) => query.getObserversCount() === 0 })
  }

  return {
    readLists: fromPromise(async ({ input: { tabs } }) => {
      if (!isSignedIn()) return { at: clock.now(), arrived: 0 }
      const queries = tabs.map((tab) => notificationsQuery(api, contactId, tab))
      // A fetch that began before a message was marked would bring it back.
      await Promise.all(queries.map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
      const [unread] = await Promise.all(queries.map((query) => queryClient.fetchQuery(query)))
      return { at: clock.now(), arrived: unread ? countArrived(unread) : 0 }
    }),

    markAll: fromPromise(() => mark(all)),

    sendMarks: fromCallback(({ receive, sendBack }) =>
      receive(({ id }) => {
        mark(id).then(
          () => sendBack({ type: 'mark.done', id }),
          () => sendBack({ type: 'mark.failed', id }),
        )
      }),
    ),

    watchAttention: fromCallback(({ sendBack }) => {
      const tell = () => sendBack({ type: attention.isGiven() ? 'attention.gained' : 'attention.lost' })
      tell()
      return attention.watch(tell)
    }),
  }
}

/** The list without one message, or an empty list for `all`. */
function without({ total, notifications }: NotificationList, id: number): NotificationList {
  if (id === all) return { total: 0, notifications: [] }
  const left = notifications.filter((one) => one.id !== id)
  return { total: total - (notifications.length - left.length), notifications: left }
}
