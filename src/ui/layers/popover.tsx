import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useState, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { floating } from './popover-style.ts'
import { useEarlyEscape } from './use-early-escape.ts'

interface PopoverProps {
  readonly open: boolean
  readonly label: string
  /** Id of the element that it opens from: it stands beside it, and the focus goes back there. */
  readonly triggerId: string
  readonly children: ReactNode
  initialFocus?(): HTMLElement | null
  onOpenChange(open: boolean): void
}

/** A small panel beside its trigger; Escape and a press outside close it, the focus goes back. */
export function Popover({ open, label, triggerId, children, initialFocus, onOpenChange }: PopoverProps) {
  const trigger = () => document.getElementById(triggerId)
  // A popover that is open from its first drawing would not take the focus.
  const [isThere, setThere] = useState(false)
  useEarlyEscape(open, () => onOpenChange(false))
  useEffect(() => queueMicrotask(() => setThere(true)), [])
  return (
    <Ark.Root
      open={open && isThere}
      lazyMount
      unmountOnExit
      ids={{ trigger: triggerId }}
      positioning={{ placement: 'bottom-end', gutter: 6, getAnchorElement: trigger }}
      finalFocusEl={trigger}
      onOpenChange={(details) => onOpenChange(details.open)}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content
            aria-label={label}
            className={cx(floating, css({ p: '3', zIndex: 'popoverInDialog', minWidth: '280px', maxWidth: '94vw' }))}
          >
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
