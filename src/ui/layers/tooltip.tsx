import '../styles.css'
import { Portal } from '@ark-ui/react/portal'
import { Tooltip as Ark } from '@ark-ui/react/tooltip'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

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

interface TipBubbleProps {
  readonly anchor: HTMLElement
  readonly text: string
  readonly placement: 'bottom' | 'right'
}

/** The name of a control beside it. Readers know the name, so it is only to be seen, and lets presses through. */
export const TipBubble = ({ anchor, text, placement }: TipBubbleProps) => (
  <Ark.Root open closeOnEscape={false} closeOnScroll={false} positioning={{ placement, gutter: 6, getAnchorElement: () => anchor }}>
    <Portal>
      <Ark.Positioner aria-hidden className={css({ pointerEvents: 'none' })}>
        <Ark.Content className={cx(box, css({ pointerEvents: 'none' }))} data-tip-bubble>
          {text}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  </Ark.Root>
)
