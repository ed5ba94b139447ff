import { useId } from 'react'
import { css } from 'styled-system/css'

interface SwitchProps {
  readonly label: string
  readonly offLabel: string
  readonly onLabel: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly helper?: string
  onChange(checked: boolean): void
}

const track = css({
  position: 'relative',
  width: 'switchWidth',
  height: 'switchHeight',
  rounded: 'full',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  cursor: 'pointer',
  flexShrink: 0,
  transition: 'background-color token(durations.fast)',
  _before: { content: '""', position: 'absolute', inset: '-12px -4px' },
  _after: {
    content: '""',
    position: 'absolute',
    top: '3px',
    left: '3px',
    width: '12px',
    height: '12px',
    rounded: 'full',
    bg: 'border.control',
    transition: 'transform token(durations.fast)',
  },
  '&[aria-checked=true]': { bg: 'ink.solid', borderColor: 'ink.solid', _after: { bg: 'ink.fg', transform: 'translateX(16px)' } },
  _disabled: { cursor: 'not-allowed', opacity: 0.5 },
})
const word = css({ textStyle: 'body', color: 'fg.muted', '&[data-current=true]': { color: 'fg.default', fontWeight: 'medium' } })

/** A switch with both words shown, the current one bold; ink when on, so that it never looks like an error. */
export function Switch({ label, offLabel, onLabel, checked, disabled, helper, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
      <span id={id} className={css({ textStyle: 'label' })}>
        {label}
      </span>
      <span className={css({ display: 'flex', alignItems: 'center', gap: '2.5', minHeight: { base: 'touch', md: 'control' } })}>
        <span aria-hidden="true" className={word} data-current={!checked}>
          {offLabel}
        </span>
        <button
          type="button"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id} ${id}-value`}
          aria-describedby={helper ? `${id}-helper` : undefined}
          disabled={disabled}
          className={track}
          onClick={() => onChange(!checked)}
        />
        <span aria-hidden="true" className={word} data-current={checked}>
          {onLabel}
        </span>
        <span id={`${id}-value`} className={css({ srOnly: true })}>
          {checked ? onLabel : offLabel}
        </span>
      </span>
      {helper && (
        <p id={`${id}-helper`} className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {helper}
        </p>
      )}
    </div>
  )
}
