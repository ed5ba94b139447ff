import type { ActorRefFromLogic } from 'xstate'
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { useServices } from '#src/api/services.tsx'
import { useShallowSelector } from '#src/api/use-process.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { useNotificationLists } from './use-notification-list.ts'

interface NotificationsPanelProps {
  readonly actor: ActorRefFromLogic<typeof notificationsMachine>
  readonly contactId: number
}

/** The drawer's content; its code is loaded when the bell is hovered or focused. */
export function NotificationsPanel({ actor, contactId }: NotificationsPanelProps) {
  const { clock } = useServices()
  const { tab, cards, readAt, hasMarkFailed, isMarkingAll } = useShallowSelector(actor, (snapshot) => {
    const { tab, cards, readAt, hasMarkFailed } = snapshot.context
    return { tab, cards, readAt, hasMarkFailed, isMarkingAll: snapshot.hasTag('busy') }
  })
  const lists = useNotificationLists(contactId)
  return (
    <NotificationsView
      tab={tab}
      list={lists[tab]}
      unread={lists.unread?.total ?? 0}
      cards={cards}
      now={readAt ?? clock.now()}
      isMarkingAll={isMarkingAll}
      hasMarkFailed={hasMarkFailed}
      send={(event) => actor.send(event)}
    />
  )
}
