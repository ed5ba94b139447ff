import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { css } from 'styled-system/css'

interface PopoverProps {
  readonly open: boolean
  readonly label: string
  readonly trigger: ReactElement
  readonly children: ReactNode
  readonly initialFocus?: () => HTMLElement | null
  onOpenChange(open: boolean): void
}

/** A small panel beside its trigger; Escape and a press outside close it, the focus goes back. */
export function Popover({ open, label, trigger, children, initialFocus, onOpenChange }: PopoverProps) {
  return (
    <Ark.Root
      open={open}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', gutter: 6 }}
      onOpenChange={(details) => onOpenChange(details.open)}
      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
    >
      <Ark.Anchor asChild>
        <span>
          <Ark.Trigger asChild>{trigger}</Ark.Trigger>
        </span>
      </Ark.Anchor>
      <Portal>
        <Ark.Positioner className={css({ zIndex: 'popoverInDialog' })}>
          <Ark.Content
            aria-label={label}
            className={css({
              p: '3',
              rounded: 'lg',
              bg: 'bg.raised',
              boxShadow: 'md',
              borderWidth: '1px',
              borderColor: 'border.default',
              zIndex: 'popoverInDialog',
              minWidth: '280px',
              maxWidth: '94vw',
            })}
          >
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
