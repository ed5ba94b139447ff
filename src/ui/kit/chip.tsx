import { Check, X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { css, cva, cx } from 'styled-system/css'
import { ignoreDoubleClick } from './ignore-double-click.ts'

const style = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '24px',
    maxWidth: 'full',
    rounded: 'sm',
    textStyle: 'caption',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    kind: {
      plain: { px: '2', bg: 'bg.muted' },
      removable: { pl: '2', bg: 'bg.muted' },
      toggle: {
        px: '2',
        cursor: 'pointer',
        bg: 'bg.surface',
        borderWidth: '1px',
        borderColor: 'border.control',
        _hover: { bg: 'bg.hover', borderColor: 'border.controlHover' },
        '&[aria-pressed=true]': { bg: 'ink.solid', borderColor: 'ink.solid', color: 'ink.fg', _hover: { bg: 'ink.solidHover' } },
        _off: { color: 'fg.disabled', borderColor: 'border.default', cursor: 'not-allowed' },
        mdDown: { minHeight: 'touch', px: '3.5' },
      },
    },
  },
})

const cross = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  flexShrink: 0,
  rounded: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.active' },
  _off: { color: 'fg.disabled', cursor: 'not-allowed' },
  mdDown: { width: '36px', height: '36px' },
})

interface ChipProps {
  readonly children: ReactNode
  /** Makes the chip removable; the label names what its × removes. */
  readonly onRemove?: () => void
  readonly removeLabel?: string
  readonly isDisabled?: boolean
}

/** A small value; a removable one carries a × of 24 px. A long text is cut, its full one stands in the title. */
export function Chip({ children, onRemove, removeLabel, isDisabled }: ChipProps) {
  return (
    <span className={style({ kind: onRemove ? 'removable' : 'plain' })}>
      <span title={typeof children === 'string' ? children : undefined} className={css({ truncate: true })}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          title={removeLabel}
          disabled={isDisabled}
          onClick={ignoreDoubleClick(onRemove)}
          className={cross}
        >
          <X size={13} strokeWidth={2} aria-hidden />
        </button>
      )}
    </span>
  )
}

interface ToggleChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-pressed'> {
  readonly isSelected: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

/** A value that is chosen or not: a toggle button, ink with a check when on. */
export const ToggleChip = ({ isSelected, className, children, ...rest }: ToggleChipProps) => (
  <button type="button" aria-pressed={isSelected} {...rest} className={cx(style({ kind: 'toggle' }), className)}>
    {isSelected && <Check size={13} strokeWidth={2.25} aria-hidden />}
    {children}
  </button>
)
