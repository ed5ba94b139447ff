import { useId, type ReactNode } from 'react'
import { css, cva } from 'styled-system/css'
import { counted } from '../text/counted.ts'
import { segmentTrack } from './segment-track.ts'

interface SegmentedProps {
  readonly label: string
  /** Shows the label before the options; otherwise it is for screen readers only. */
  readonly showLabel?: boolean
  /** An `icon` stands for its label, which is then for screen readers only. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number; readonly icon?: ReactNode }[]
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
    gap: '2',
    flexShrink: 0,
    rounded: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'bodyStrong',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg.default' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '1px' },
    '&:has(:disabled)': { color: 'fg.disabled', cursor: 'not-allowed' },
    '@media (forced-colors: active)': { '&:has(:checked)': { borderColor: 'Highlight' } },
  },
  variants: {
    tone: {
      raised: {
        minHeight: { base: '38px', md: '30px' },
        minWidth: { base: '38px', md: '34px' },
        px: '3',
        '&:has(:checked)': {
          bg: { base: 'bg.surface', _dark: 'bg.active' },
          color: 'fg.default',
          borderColor: 'border.default',
          boxShadow: 'xs',
        },
      },
      ink: {
        minHeight: { base: '38px', md: '26px' },
        minWidth: { base: '38px', md: '34px' },
        px: '2',
        '&:has(:checked)': { bg: 'ink.solid', borderColor: 'ink.solid', color: 'ink.fg', fontWeight: 'semibold' },
        '&:has(:checked:disabled)': { bg: 'fg.disabled', borderColor: 'fg.disabled' },
      },
    },
  },
})

/** One of a few, as native radio buttons in a row. */
export function Segmented({ label, showLabel, options, value, disabled, tone = 'raised', onChange }: SegmentedProps) {
  const name = useId()
  return (
    <div className={css({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', minWidth: '0', maxWidth: 'full' })}>
      {showLabel && (
        <span id={`${name}-label`} className={css({ textStyle: 'label' })}>
          {label}
        </span>
      )}
      <div
        role="radiogroup"
        aria-label={showLabel ? undefined : label}
        aria-labelledby={showLabel ? `${name}-label` : undefined}
        className={segmentTrack}
      >
        {options.map((one) => (
          <label key={one.value} title={one.icon ? one.label : undefined} className={option({ tone })}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === value}
              disabled={disabled}
              aria-label={one.icon ? one.label : undefined}
              onChange={() => onChange(one.value)}
              className={css({ position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit' })}
            />
            {one.icon ?? one.label}
            {one.count !== undefined && (
              <span className={css({ color: 'fg.muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' })}>
                {counted(one.count)}
              </span>
            )}
          </label>
        ))}
      </div>
    </div>
  )
}
