import { BellOff } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { OpenCard } from '#machines/notifications/cards.ts'
import type { NotificationList } from '#machines/notifications/notifications-types.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { NotificationCard } from './NotificationCard.tsx'
import { texts } from './texts.ts'

export interface CardListProps {
  readonly list: NotificationList
  readonly isUnread: boolean
  /** Shown when there are no messages. */
  readonly empty: string
  /** The cards that are expanded or being marked; all others are collapsed. */
  readonly cards: readonly OpenCard[]
  /** The time that ages count from, in ms. */
  readonly now: number
  onExpand(key: string, markId: number | null): void
  onCollapse(key: string): void
}

/** Cards that are drawn at once; more on demand. */
const cardWindow = 50

const stack = css({ display: 'flex', flexDirection: 'column', gap: '2', px: { base: '3', sm: '4' }, pt: '3', pb: '4' })

/** The messages of a tab, or its empty state. */
export function CardList({ list, isUnread, empty, cards, now, onExpand, onCollapse }: CardListProps) {
  const [count, setCount] = useState(cardWindow)
  const root = useRef<HTMLUListElement>(null)
  // Show more moves focus to the first new card.
  useLayoutEffect(() => {
    if (count > cardWindow) root.current?.querySelectorAll<HTMLElement>('[data-card]')[count - cardWindow]?.focus()
  }, [count])

  if (list.total === 0) return <EmptyState title={empty} icon={<BellOff size={24} strokeWidth={1.75} aria-hidden />} />
  const shown = list.notifications.slice(0, count)
  const open = new Map(cards.map((card) => [card.key, card]))
  return (
    <>
      <ul ref={root} className={stack}>
        {shown.map((notification) => {
          const { key, id } = notification
          const card = open.get(key)
          const isExpanded = card?.isExpanded ?? false
          return (
            <NotificationCard
              key={key}
              notification={notification}
              isUnread={isUnread}
              isExpanded={isExpanded}
              isMarking={card?.isMarking ?? false}
              now={now}
              onToggle={() => (isExpanded ? onCollapse(key) : onExpand(key, isUnread ? id : null))}
            />
          )
        })}
      </ul>
      {shown.length < list.total && (
        <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', pb: '6', px: '4' })}>
          <p className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>{texts.shown(shown.length, list.total)}</p>
          {shown.length < list.notifications.length ? (
            <Button onClick={() => setCount(count + cardWindow)}>{texts.showMore}</Button>
          ) : (
            <p className={css({ color: 'fg.muted' })}>{texts.beyond}</p>
          )}
        </div>
      )}
    </>
  )
}
