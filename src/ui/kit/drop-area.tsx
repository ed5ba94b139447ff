import type { ButtonHTMLAttributes, Ref } from 'react'
import { cva, cx } from 'styled-system/css'

/** The dashed look of a place where something can be dropped; `hot` while it is over it, `conflict` when it should not land. */
const dropAreaStyle = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'full',
    minHeight: { base: 'touch', md: '46px' },
    px: '4',
    py: '2.5',
    rounded: 'lg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    bg: 'bg.sunken',
    color: 'fg.muted',
    textStyle: 'body',
    textAlign: 'center',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
  },
  variants: {
    state: {
      idle: { _hover: { bg: 'bg.hover', borderColor: 'border.controlHover', color: 'fg.default' } },
      hot: { bg: 'accent.subtle', borderColor: 'accent.marker', color: 'fg.default' },
      conflict: { bg: 'warning.subtle', borderColor: 'warning.border', borderWidth: '2px', color: 'fg.default' },
    },
  },
  defaultVariants: { state: 'idle' },
})

interface DropAreaProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly state?: 'idle' | 'hot' | 'conflict'
  readonly ref?: Ref<HTMLButtonElement>
}

/** A drop zone that is a button too, so that nothing needs dragging. */
export const DropArea = ({ state, className, ...rest }: DropAreaProps) => (
  <button type="button" {...rest} className={cx(dropAreaStyle({ state }), className)} />
)
