import { useQueries, useQuery } from '@tanstack/react-query'
import { notificationTabs, type NotificationList, type NotificationTab } from '#machines/notifications/notifications-types.ts'
import { useServices } from '#src/api/services.tsx'
import { notificationsQuery } from './queries.ts'

const nothing: NotificationList = { total: 0, notifications: [] }

/**
 * The messages of a tab as the cache has them; undefined while they are read for the first time, none when they could not
 * be read. Only watches: the process of the notifications does the reading.
 */
export function useNotificationList(contactId: number, tab: NotificationTab): NotificationList | undefined {
  const { api } = useServices()
  const { data, isError } = useQuery({ ...notificationsQuery(api, contactId, tab), enabled: false })
  return isError ? nothing : data
}

/** The same for every tab: a list whose tab is not shown stays while the panel is open. */
export function useNotificationLists(contactId: number): Readonly<Partial<Record<NotificationTab, NotificationList>>> {
  const { api } = useServices()
  return useQueries({
    queries: notificationTabs.map((tab) => ({ ...notificationsQuery(api, contactId, tab), enabled: false })),
    combine: (results) =>
      Object.fromEntries(notificationTabs.map((tab, index) => [tab, results[index]?.isError ? nothing : results[index]?.data])),
  })
}
