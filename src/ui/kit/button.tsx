'use no memo'

import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { cva, cx, type RecipeVariantProps } from 'styled-system/css'
import { ignoreDoubleClick } from './ignore-double-click.ts'
import { Spinner } from './spinner.tsx'

/** The look of everything that is pressed: shared by buttons and by links that act like one. */
export const buttonStyle = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'bodyStrong',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    _off: { bg: 'bg.muted', color: 'fg.disabled', borderColor: 'transparent', cursor: 'not-allowed', boxShadow: 'none' },
    _busy: { cursor: 'progress' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent.solid',
        color: 'accent.fg',
        boxShadow: 'inset 0 1px 0 #ffffff24, token(shadows.xs)',
        _hover: { bg: 'accent.solidHover' },
        _active: { bg: 'accent.solidActive', boxShadow: 'none' },
      },
      secondary: {
        bg: 'bg.surface',
        borderColor: 'border.control',
        _hover: { bg: 'bg.hover', borderColor: 'border.controlHover' },
        _active: { bg: 'bg.active' },
        _off: { bg: 'transparent', borderColor: 'border.default' },
      },
      ghost: { _hover: { bg: 'bg.hover' }, _active: { bg: 'bg.active' } },
      danger: {
        bg: 'bg.surface',
        color: 'danger.text',
        borderColor: 'danger.border',
        _hover: { bg: 'danger.subtle' },
        _active: { bg: 'danger.subtle', boxShadow: 'inset 0 0 0 1px token(colors.danger.border)' },
      },
      dangerPlain: { color: 'danger.text', _hover: { bg: 'danger.subtle' }, _active: { bg: 'danger.subtle' } },
      dangerSolid: { bg: 'danger.solid', color: 'danger.fg', _hover: { bg: 'danger.solidHover' }, _active: { bg: 'danger.solidHover' } },
    },
    size: {
      sm: { minHeight: '30px', px: '2.5', textStyle: 'label', mdDown: { minHeight: '36px' } },
      md: { minHeight: 'control', px: '3.5', mdDown: { minHeight: 'touch' } },
      lg: { minHeight: 'controlLg', px: '5' },
    },
    isWide: { true: { width: 'full', whiteSpace: 'normal', flexShrink: 1 } },
    /** A spinner came in where no icon was: it takes its room from the padding, so that the button keeps its width. */
    isTight: { true: {} },
  },
  compoundVariants: [
    { isTight: true, size: 'sm', css: { px: '0.5', gap: '1' } },
    { isTight: true, size: 'md', css: { px: '1', gap: '1.5' } },
    { isTight: true, size: 'lg', css: { px: '2.5', gap: '1.5' } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
})

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: NonNullable<RecipeVariantProps<typeof buttonStyle>>['variant']
  readonly size?: 'sm' | 'md' | 'lg'
  readonly isWide?: boolean
  /** A call is under way: a spinner replaces the icon, presses are ignored, width and focus stay. */
  readonly isBusy?: boolean
  /** Off, yet reachable by keyboard, with the reason to be read: `aria-disabled` instead of `disabled`. */
  readonly isSoftDisabled?: boolean
  readonly disabledReason?: string
  /** Every click counts, as in "one more"; a double click is one otherwise. */
  readonly isRepeatable?: boolean
  readonly icon?: ReactNode
  readonly iconEnd?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button. Soft-disabled ones still call `onClick`, so that a form can say what is missing. */
export function Button({
  variant,
  size = 'md',
  isWide,
  isBusy,
  isSoftDisabled,
  disabledReason,
  isRepeatable,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reason = useId()
  const isDescribed = isSoftDisabled && disabledReason !== undefined
  const isTight = isBusy && !icon
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isSoftDisabled || isBusy || undefined}
      aria-describedby={isDescribed ? reason : rest['aria-describedby']}
      className={cx(buttonStyle({ variant, size, isWide, isTight }), className)}
      onClick={isRepeatable ? press : ignoreDoubleClick(press)}
    >
      {isBusy ? <Spinner size={isTight ? (size === 'sm' ? 12 : 14) : 16} /> : icon}
      {children}
      {iconEnd}
      {isDescribed && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )
}
