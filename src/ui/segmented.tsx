import { useId } from 'react'
import { css, cva } from 'styled-system/css'

interface SegmentedProps {
  readonly label: string
  /** Shows the label before the options; otherwise it is for readers only. */
  readonly showLabel?: boolean
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[]
  readonly value: string
  readonly disabled?: boolean
  /** `raised`: the current one is a white pill (filters); `ink`: it is ink (numbers). */
  readonly tone?: 'raised' | 'ink'
  onChange(value: string): void
}

const option = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: { base: '38px', md: '30px' },
    minWidth: { base: '38px', md: '34px' },
    px: '3',
    rounded: 'sm',
    textStyle: 'body',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg.default' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '1px' },
    '&:has(:disabled)': { color: 'fg.disabled', cursor: 'not-allowed' },
  },
  variants: {
    tone: {
      raised: {
        '&:has(:checked)': {
          bg: 'bg.surface',
          color: 'fg.default',
          fontWeight: 'semibold',
          boxShadow: 'xs',
          outlineWidth: '1px',
          outlineColor: 'border.default',
          outlineStyle: 'solid',
          outlineOffset: '-1px',
        },
      },
      ink: { '&:has(:checked)': { bg: 'ink.solid', color: 'ink.fg', fontWeight: 'semibold' } },
    },
  },
})

/** One of a few, as native radio buttons in a row. */
export function Segmented({ label, showLabel, options, value, disabled, tone = 'raised', onChange }: SegmentedProps) {
  const name = useId()
  return (
    <div className={css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', minWidth: '0' })}>
      {showLabel && (
        <span id={`${name}-label`} className={css({ textStyle: 'label' })}>
          {label}
        </span>
      )}
      <div
        role="radiogroup"
        aria-label={showLabel ? undefined : label}
        aria-labelledby={showLabel ? `${name}-label` : undefined}
        className={css({
          display: 'inline-flex',
          maxWidth: 'full',
          overflowX: 'auto',
          gap: '0.5',
          p: '3px',
          rounded: 'md',
          bg: 'bg.muted',
        })}
      >
        {options.map((one) => (
          <label key={one.value} className={option({ tone })}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              disabled={disabled}
              onChange={() => onChange(one.value)}
              className={css({ position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit' })}
            />
            {one.label}
            {one.count !== undefined && (
              <span className={css({ color: 'fg.muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' })}>{one.count}</span>
            )}
          </label>
        ))}
      </div>
    </div>
  )
}
