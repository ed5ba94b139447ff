import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { css } from 'styled-system/css'

interface TooltipProps {
  readonly content: ReactNode
  /** One focusable element. */
  readonly children: ReactElement
  readonly placement?: 'top' | 'bottom' | 'left' | 'right'
}

const box = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '30px',
  maxWidth: '320px',
  px: '2.5',
  py: '1.5',
  rounded: 'md',
  bg: 'bg.inverse',
  color: 'fg.inverse',
  textStyle: 'label',
  boxShadow: 'md',
  zIndex: 'tooltip',
  overflowWrap: 'anywhere',
  _open: { animation: 'fadeIn token(durations.fast)' },
})

/** The look of a tooltip, standing still. */
export const TooltipCard = ({ children }: { children: ReactNode }) => <div className={box}>{children}</div>

/** A short text beside what it explains, after 400 ms of pointer or at once on focus; Escape hides it. Never the only place of information. */
export const Tooltip = ({ content, children, placement = 'bottom' }: TooltipProps) => (
  <Ark.Root openDelay={400} closeDelay={100} interactive positioning={{ placement, gutter: 6 }} lazyMount unmountOnExit>
    {/* Without its own title the browser would show a second one. */}
    <Ark.Trigger asChild title="">
      {children}
    </Ark.Trigger>
    <Portal>
      <Ark.Positioner>
        <Ark.Content className={box}>{content}</Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)
