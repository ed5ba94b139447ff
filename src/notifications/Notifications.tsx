import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { css } from 'styled-system/css'
import { usePathname } from 'wouter/use-browser-location'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess } from '#src/api/use-process.ts'
import { announce } from '#src/ui/kit/announce.tsx'
import { Drawer } from '#src/ui/layers/drawer.tsx'
import { ErrorBoundary } from '#src/ui/kit/error-state.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { browserAttention } from './attention.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { createNotificationActors } from './notification-actors.ts'
import { NotificationBell } from './NotificationBell.tsx'
import { contactNumberOf } from './queries.ts'
import { texts } from './texts.ts'
import { useNotificationList } from './use-notification-list.ts'

const NotificationsPanel = lazyComponent(async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel)

/** The drawer while its code is loading: card skeletons below the height of the tabs. */
const Coming = () => (
  <div className={css({ pt: '45px' })}>
    <CardSkeletons />
  </div>
)

interface NotificationsProps {
  /** The person's plain decimal id; another person needs another `key`. */
  readonly contactId: string
  /** Without a token nothing is read. */
  isSignedIn(): boolean
}

/** The bell, its drawer and their machine, which runs as long as the person is signed in. */
export function Notifications({ contactId: plainId, isSignedIn }: NotificationsProps) {
  const { api, queryClient, clock } = useServices()
  const path = usePathname()
  const contactId = contactNumberOf(plainId)
  const actor = useProcess(
    () =>
      notificationsMachine.provide({
        actors: createNotificationActors({ api, queryClient, clock, contactId, attention: browserAttention, isSignedIn }),
      }),
    {
      facts: {
        'messages.arrived': ({ count }) => announce(texts.arrived(count)),
        'message.marked': () => announce(texts.marked),
        'messages.marked': () => announce(texts.allMarked),
        'marking.failed': () => !isOpen && toast.failure(texts.markFailed),
      },
    },
  )
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'))
  const unread = useNotificationList(contactId, 'unread')

  // Navigation closes the drawer at once. The router's own location comes with the next page, and would close one opened meanwhile.
  useEffect(() => actor.send({ type: 'page.changed', path }), [actor, path])

  return (
    <>
      <NotificationBell
        unread={unread?.total ?? 0}
        isOpen={isOpen}
        onOpen={() => actor.send({ type: 'panel.open' })}
        onApproach={() => void prefetch(NotificationsPanel.prepare)}
      />
      <Drawer open={isOpen} title={texts.title} isSeamless onClose={() => actor.send({ type: 'panel.close' })}>
        <ErrorBoundary>
          <LazyBoundary fallback={<Coming />}>
            <NotificationsPanel actor={actor} contactId={contactId} />
          </LazyBoundary>
        </ErrorBoundary>
      </Drawer>
    </>
  )
}
