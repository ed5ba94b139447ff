import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { css } from 'styled-system/css'
import { timeOfDay } from '#src/time/clock.ts'
import { Popover } from '#src/ui/layers/popover.tsx'
import { texts } from './texts.ts'
import type { KeptMessage } from './message-log.ts'

interface MessageListProps {
  readonly open: boolean
  readonly triggerId: string
  readonly messages: readonly KeptMessage[]
  onClose(): void
}

const marks = { success: CircleCheck, message: Info, alert: CircleAlert }
const log = css({
  maxHeight: 'min(360px, 60dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  mx: '-3',
  mb: '-3',
  borderBottomRadius: 'lg',
  _focusVisible: { outlineOffset: '-2px' },
})
const line = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2.5',
  px: '4',
  py: '2.5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& svg': { flexShrink: 0, mt: '1px', color: 'fg.muted' },
  '& svg[data-kind=success]': { color: 'success.icon' },
  '& svg[data-kind=alert]': { color: 'danger.icon' },
})
const time = css({ ml: 'auto', pl: '2', textStyle: 'small', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' })

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The last messages with their times, newest first. It is no live region: each message was announced when it came. */
export function MessageList({ open, triggerId, messages, onClose }: MessageListProps) {
  // A scrolling list has to be reachable by keyboard.
  const reading = { role: 'log', 'aria-live': 'off', tabIndex: 0 } as const
  return (
    <Popover
      open={open}
      label={texts.messages.title}
      triggerId={triggerId}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <h2 className={css({ textStyle: 'h3', px: '1', pb: '2.5' })}>{texts.messages.title}</h2>
      <div {...reading} ref={focus} aria-label={texts.messages.title} className={log}>
        <ul className={css({ width: 'min(360px, calc(94vw - 2px))' })}>
          {messages.map(({ id: key, text, kind, at }) => {
            const Mark = marks[kind]
            return (
              <li key={key} className={line}>
                <Mark size={18} strokeWidth={1.75} aria-hidden data-kind={kind} />
                <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>{text}</span>
                <time dateTime={new Date(at).toISOString()} className={time}>
                  {timeOfDay(at)}
                </time>
              </li>
            )
          })}
        </ul>
      </div>
    </Popover>
  )
}
