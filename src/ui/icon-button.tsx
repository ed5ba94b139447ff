import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cva, cx } from 'styled-system/css'

const style = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    rounded: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background-color token(durations.fast)',
    _hover: { bg: 'bg.hover', color: 'fg.default' },
    _active: { bg: 'bg.active' },
    '&:is(:disabled, [aria-disabled=true])': { color: 'fg.disabled', bg: 'transparent', cursor: 'not-allowed' },
  },
  variants: {
    size: { sm: { width: '28px', height: '28px' }, md: { width: 'control', height: 'control' }, lg: { width: 'touch', height: 'touch' } },
    isTouchable: { true: { mdDown: { width: 'touch', height: 'touch' } } },
  },
  defaultVariants: { size: 'md', isTouchable: true },
})

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name, shown as the browser's own tooltip too. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon; small ones grow to a finger's size on narrow screens. */
export function IconButton({ label, icon, size, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} {...rest} className={cx(style({ size }), className)}>
      {icon}
    </button>
  )
}
