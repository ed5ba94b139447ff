import { ChevronDown, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import type { Notification } from '#machines/notifications/notifications-types.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { shorten } from '#src/ui/text/shorten.ts'
import { dateLabel, fullDate } from './date-label.ts'
import { texts } from './texts.ts'

interface NotificationCardProps {
  readonly notification: Notification
  readonly isUnread: boolean
  readonly isExpanded: boolean
  /** The call that marks it as read is running. */
  readonly isMarking: boolean
  /** The time that ages count from, in ms. */
  readonly now: number
  onToggle(): void
}

/** Characters of a subject that a closed card shows. */
const shownSubject = 70

const card = css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'lg' })
const header = css({
  display: 'flex',
  alignItems: 'flex-start',
  width: 'full',
  minHeight: '44px',
  pl: '4',
  pr: '3.5',
  py: '3',
  rounded: 'lg',
  textAlign: 'start',
  cursor: 'pointer',
  // Keeps the card below the sticky tabs.
  scrollMarginTop: '56px',
  scrollMarginBottom: '12px',
  '&[aria-expanded=false]': { _hover: { bg: 'bg.hover' } },
  _focusVisible: { outlineOffset: '-2px' },
})
const dot = css({
  flexShrink: 0,
  width: '8px',
  height: '8px',
  mt: '6px',
  mr: '2.5',
  rounded: 'full',
  bg: 'accent.marker',
  transitionProperty: 'opacity',
  transitionDuration: 'base',
  '&[data-leaving]': { opacity: '0' },
})
const subject = css({
  flex: '1',
  minWidth: '0',
  textStyle: 'body',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  unicodeBidi: 'isolate',
  '&[data-unread]': { textStyle: 'h3' },
})
// The word stands in the line of the subject, and leaves the card at its height.
const mark = css({ display: 'inline-flex', my: '-2px', mr: '1', verticalAlign: 'middle' })
const date = css({ pl: '4', pr: '3', textStyle: 'body', color: 'fg.muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
const chevron = css({
  flexShrink: 0,
  mt: '2px',
  color: 'fg.muted',
  transitionProperty: 'transform',
  transitionDuration: 'base',
  transitionTimingFunction: 'standard',
  'button[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
})
const content = css({
  mt: '-1.5',
  pl: '4',
  pr: '3.5',
  pb: '3',
  maxWidth: '620px',
  color: 'fg.muted',
  _motionSafe: { animation: 'rise token(durations.base) token(easings.standard)' },
  '&[data-unread]': { pl: '34px' },
})

/** A message as a disclosure: subject and age, with the content when expanded. */
export function NotificationCard({ notification, isUnread, isExpanded, isMarking, now, onToggle }: NotificationCardProps) {
  const id = useId()
  const [, navigate] = useLocation()
  const { sent } = notification
  const words = notification.subject === '' ? texts.noSubject : notification.subject
  return (
    <li className={card}>
      <h3>
        <button
          type="button"
          data-card={notification.key}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? id : undefined}
          aria-busy={isMarking || undefined}
          className={header}
          onClick={onToggle}
        >
          {isUnread && <span aria-hidden="true" className={dot} data-leaving={isMarking || undefined} />}
          <span className={subject} data-unread={isUnread || undefined}>
            {notification.isImportant && (
              <>
                <span className={mark}>
                  <Badge tone="warning" icon={<CircleAlert size={12} strokeWidth={2} aria-hidden />}>
                    {texts.important}
                  </Badge>
                </span>{' '}
              </>
            )}
            {isExpanded ? words : shorten(words, shownSubject)}
          </span>{' '}
          <span className={date} title={fullDate(sent)}>
            {dateLabel(sent, now)}
          </span>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden className={chevron} />
        </button>
      </h3>
      {isExpanded && (
        <div id={id} className={content} data-unread={isUnread || undefined}>
          <RichText markup={notification.content} empty={texts.noContent} cut={texts.cut} onFollow={(path) => navigate(path)} />
        </div>
      )}
    </li>
  )
}
