import { useId, type Ref } from 'react'
import { css, cx } from 'styled-system/css'
import { FieldError } from './field.tsx'

interface SwitchProps {
  readonly label: string
  readonly offLabel: string
  readonly onLabel: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly helper?: string
  readonly error?: string | null
  /** Keeps the label for screen readers only, as in a table whose column says it. */
  readonly hideLabel?: boolean
  /** Shows the switch alone, without the two words. */
  readonly hideWords?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  onChange(checked: boolean): void
}

const track = css({
  position: 'relative',
  width: 'switchWidth',
  height: 'switchHeight',
  flexShrink: 0,
  rounded: 'full',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  cursor: 'pointer',
  // The target is 44 px tall, the drawing 20.
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
    transitionProperty: 'transform',
    transitionDuration: 'fast',
  },
  _hover: { borderColor: 'border.controlHover' },
  '&[aria-invalid=true]': { borderColor: 'danger.border' },
  '&[aria-checked=true]': {
    bg: 'ink.solid',
    borderColor: 'ink.solid',
    _after: { bg: 'ink.fg', transform: 'translateX(16px)' },
    _disabled: { bg: 'fg.disabled', borderColor: 'fg.disabled' },
  },
  _disabled: { cursor: 'not-allowed', bg: 'bg.muted' },
  '&[aria-checked=false]:disabled': { borderColor: 'border.default', _after: { bg: 'fg.disabled' } },
  '@media (forced-colors: active)': { '&[aria-checked=true]': { borderWidth: '2px', _after: { bg: 'CanvasText' } } },
})
const word = css({ textStyle: 'body', color: 'fg.muted', '&[data-current=true]': { color: 'fg.default', fontWeight: 'medium' } })

/** A switch with both words shown, the current one strong; ink when on, so that it never looks like an error. */
export function Switch({ label, offLabel, onLabel, checked, disabled, helper, error, hideLabel, hideWords, ref, onChange }: SwitchProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, helper && `${id}-helper`].filter(Boolean).join(' ')
  const button = (
    <button
      ref={ref}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-labelledby={`${id} ${id}-value`}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      className={track}
      onClick={() => onChange(!checked)}
    />
  )
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5' })}>
      <span id={id} className={hideLabel ? css({ srOnly: true }) : css({ textStyle: 'label' })}>
        {label}
      </span>
      <span
        className={cx(
          css({ display: 'flex', alignItems: 'center', gap: '2.5' }),
          hideWords ? css({ minHeight: '24px' }) : css({ minHeight: { base: 'touch', md: 'control' } }),
        )}
      >
        {!hideWords && <Word text={offLabel} isCurrent={!checked} />}
        {button}
        {!hideWords && <Word text={onLabel} isCurrent={checked} />}
        <span id={`${id}-value`} className={css({ srOnly: true })}>
          {checked ? onLabel : offLabel}
        </span>
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {helper && (
        <p id={`${id}-helper`} className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {helper}
        </p>
      )}
    </div>
  )
}

/** One of the two words; hidden from screen readers, who hear the current one with the label. */
const Word = ({ text, isCurrent }: { text: string; isCurrent: boolean }) => (
  <span aria-hidden="true" data-current={isCurrent} className={word}>
    {text}
  </span>
)
