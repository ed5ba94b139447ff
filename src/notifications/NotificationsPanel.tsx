import { useSelector } from '@xstate/react'
import type { ActorRefFromLogic } from 'xstate'
import type { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { useServices } from '#src/api/services.tsx'
import { NotificationsView } from './NotificationsView.tsx'
import { useNotificationLists } from './use-notification-list.ts'

interface NotificationsPanelProps {
  readonly actor: ActorRefFromLogic<typeof notificationsMachine>
  readonly contactId: number
}

/** The drawer's content; its code is loaded when the bell is hovered or focused. */
export function NotificationsPanel({ actor, contactId }: NotificationsPanelProps) {
  const { clock } = useServices()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { tab, cards, readAt, hasMarkFailed } = state.context
  const lists = useNotificationLists(contactId)
  return (
    <NotificationsView
      tab={tab}
      list={lists[tab]}
      unread={lists.unread?.total ?? 0}
      cards={cards}
      now={readAt ?? clock.now()}
      isMarkingAll={state.hasTag('busy')}
      hasMarkFailed={hasMarkFailed}
      send={(event) => actor.send(event)}
    />
  )
}
