import { Bell } from 'lucide-react'
import { css } from 'styled-system/css'
import { IconButton } from '#src/ui/kit/icon-button.tsx'
import { counted } from '#src/ui/text/counted.ts'
import { texts } from './texts.ts'

interface NotificationBellProps {
  /** How many messages are unread. */
  readonly unread: number
  readonly isOpen: boolean
  onOpen(): void
  /** It is hovered or focused. */
  onApproach(): void
}

const badge = css({
  position: 'absolute',
  top: { base: '3px', md: '0' },
  left: { base: '24px', md: '20px' },
  minWidth: '17px',
  height: '17px',
  px: '1',
  rounded: 'full',
  bg: 'accent.solid',
  color: 'accent.fg',
  // Separates the badge from the bell.
  boxShadow: '0 0 0 2px token(colors.bg.canvas)',
  textStyle: 'micro',
  fontWeight: 'semibold',
  lineHeight: '17px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
})

/** What a number needs beside the button, in px: two digits keep within the gap of the bar, longer ones would stand over what follows. */
const roomFor = (count: string) => (count.length > 2 ? 7 * (count.length - 1) : 0)

/** The bell of the top bar; a badge counts what is unread, and its name says so. */
export function NotificationBell({ unread, isOpen, onOpen, onApproach }: NotificationBellProps) {
  const count = counted(unread)
  return (
    <IconButton
      label={texts.bell(unread)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={css({ position: 'relative' })}
      style={{ marginInlineEnd: roomFor(count) }}
      icon={
        <>
          <Bell size={18} strokeWidth={1.75} aria-hidden />
          {unread > 0 && (
            <span aria-hidden="true" className={badge}>
              {count}
            </span>
          )}
        </>
      }
      onClick={onOpen}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    />
  )
}
