'use no memo'

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cva, cx } from 'styled-system/css'
import { ignoreDoubleClick } from './ignore-double-click.ts'

const style = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    rounded: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    _active: { bg: 'bg.active', color: 'fg.default' },
    '&:is([aria-expanded=true], [aria-pressed=true])': { color: 'fg.default' },
    _off: { color: 'fg.disabled', bg: 'transparent', cursor: 'not-allowed' },
  },
  variants: {
    size: {
      sm: { width: '28px', height: '28px', mdDown: { width: 'touch', height: 'touch' } },
      md: { width: 'control', height: 'control', mdDown: { width: 'touch', height: 'touch' } },
      lg: { width: 'touch', height: 'touch' },
      /** Inside a text control, a little smaller than it. */
      field: { width: '32px', height: '28px', mdDown: { width: '40px', height: '40px' }, _focusVisible: { outlineOffset: '-2px' } },
    },
    /** With an edge, as tall as the buttons and fields beside it. */
    isOutlined: {
      true: {
        bg: 'bg.surface',
        borderWidth: '1px',
        borderColor: 'border.control',
        color: 'fg.default',
        _hover: { borderColor: 'border.controlHover' },
        _off: { borderColor: 'border.default' },
      },
    },
    isStrong: { true: { color: 'fg.default' } },
  },
  defaultVariants: { size: 'md' },
})

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name; it shows as a tooltip too. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | 'field'
  readonly isOutlined?: boolean
  /** In the colour of text instead of the muted one. */
  readonly isStrong?: boolean
  /** Every click counts, as in "one further"; a double click is one otherwise. */
  readonly isRepeatable?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon; it grows to a finger's size on narrow screens. */
export function IconButton({
  label,
  icon,
  size,
  isOutlined,
  isStrong,
  isRepeatable,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      data-tip={label}
      {...rest}
      aria-label={label}
      className={cx(style({ size, isOutlined, isStrong }), className)}
      onClick={isRepeatable ? onClick : ignoreDoubleClick(onClick)}
    >
      {icon}
    </button>
  )
}
