import { CheckCheck } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import {
  notificationTabs,
  type NotificationList,
  type NotificationsEvent,
  type NotificationTab,
} from '#machines/notifications/notifications-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { CardList, type CardListProps } from './CardList.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { tabSpecs } from './tabs.ts'
import { texts } from './texts.ts'
import { useCardFocus } from './use-card-focus.ts'

export interface NotificationsViewProps extends Pick<CardListProps, 'cards' | 'now'> {
  readonly tab: NotificationTab
  /** The messages of the tab; undefined while they are loading. */
  readonly list: NotificationList | undefined
  readonly unread: number
  readonly isMarkingAll: boolean
  readonly hasMarkFailed: boolean
  send(event: NotificationsEvent): void
}

/** What the drawer shows: the tabs, their cards, and the button for all unread ones at once. */
export function NotificationsView({ tab, list, unread, cards, now, isMarkingAll, hasMarkFailed, send }: NotificationsViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const focusing = useCardFocus(root, list?.notifications.map(({ key }) => key) ?? [])
  const isUnread = tab === 'unread'
  return (
    <div ref={root} {...focusing}>
      <Tabs
        label={texts.tabs}
        tabs={notificationTabs.map((value) => ({
          value,
          label: tabSpecs[value].label,
          ...(value === 'unread' && unread > 0 ? { count: unread, countLabel: texts.counted(unread) } : {}),
        }))}
        value={tab}
        activation="manual"
        isSticky
        end={
          isUnread && (
            <Button
              variant="ghost"
              icon={<CheckCheck size={18} strokeWidth={1.75} aria-hidden />}
              disabled={unread === 0}
              isBusy={isMarkingAll}
              onClick={() => send({ type: 'all.mark' })}
            >
              {texts.markAll}
            </Button>
          )
        }
        onChange={(value) => {
          const next = notificationTabs.find((one) => one === value)
          if (next) send({ type: 'tab.show', tab: next })
        }}
      >
        {hasMarkFailed && (
          <div className={css({ px: { base: '3', sm: '4' }, pt: '3' })}>
            <Alert tone="error" onClose={() => send({ type: 'failure.close' })}>
              {texts.markFailed}
            </Alert>
          </div>
        )}
        {list ? (
          <CardList
            key={tab}
            list={list}
            isUnread={isUnread}
            empty={tabSpecs[tab].empty}
            cards={cards}
            now={now}
            onExpand={(key, markId) => send({ type: 'card.expand', key, markId })}
            onCollapse={(key) => send({ type: 'card.collapse', key })}
          />
        ) : (
          <CardSkeletons />
        )}
      </Tabs>
    </div>
  )
}
