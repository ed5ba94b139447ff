'use no memo'

import { Check, Minus } from 'lucide-react'
import { useId, type ReactNode, type Ref } from 'react'
import { css } from 'styled-system/css'
import { FieldError } from './field.tsx'

interface SharedProps {
  readonly checked: boolean | 'indeterminate'
  onChange(checked: boolean): void
  readonly disabled?: boolean
  /** Wrong as part of a group, whose message says why. */
  readonly isInvalid?: boolean
  readonly ref?: Ref<HTMLInputElement>
}
interface LabelledProps extends SharedProps {
  readonly label: ReactNode
  readonly hideLabel?: false
  readonly error?: string | null
}
/** The box alone; its label is only spoken. */
interface BoxProps extends SharedProps {
  readonly label: string
  readonly hideLabel: true
  readonly error?: never
}

const box = css({
  position: 'absolute',
  inset: '3px',
  rounded: '5px',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.surface',
  color: 'ink.fg',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  // The mark takes its visibility from here: by a selector that ends with svg, each element inserted anywhere would restyle all
  // icons beside it.
  '--mark': 'hidden',
  '& svg': { visibility: 'var(--mark)' },
  'input:hover:not(:disabled) + &': { borderColor: 'border.controlHover' },
  'input:is(:checked, :indeterminate) + &': { bg: 'ink.solid', borderColor: 'ink.solid', '--mark': 'visible' },
  'input:disabled + &': { bg: 'bg.muted', borderColor: 'border.default', color: 'fg.disabled' },
  'input:is(:focus-visible, [data-focus-visible]) + &': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  'input[aria-invalid=true] + &': { borderColor: 'danger.border' },
})

/** A box of 18 px with a target of 24; ink when on or mixed. */
export function Checkbox({ label, checked, onChange, hideLabel, disabled, error, isInvalid, ref }: LabelledProps | BoxProps) {
  const id = useId()
  const isMixed = checked === 'indeterminate'
  const assign = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const input = (
    <span className={css({ position: 'relative', display: 'block', width: '24px', height: '24px', flexShrink: 0, mt: '-2px' })}>
      <input
        ref={assign}
        id={id}
        aria-label={hideLabel ? label : undefined}
        type="checkbox"
        checked={checked === true}
        disabled={disabled}
        aria-checked={isMixed ? 'mixed' : undefined}
        aria-invalid={error || isInvalid ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          const isOn = event.currentTarget.checked
          // The browser clears the mixed state on a press; it stays until the owner says otherwise.
          event.currentTarget.indeterminate = isMixed
          onChange(isOn)
        }}
        className={css({
          position: 'absolute',
          top: { base: '-10px', md: '0' },
          left: { base: '-10px', md: '0' },
          width: { base: 'touch', md: '24px' },
          height: { base: 'touch', md: '24px' },
          margin: '0',
          opacity: 0,
          zIndex: 1,
          cursor: 'pointer',
          _disabled: { cursor: 'not-allowed' },
        })}
      />
      <span aria-hidden="true" className={box}>
        {isMixed ? <Minus size={13} strokeWidth={3} /> : <Check size={13} strokeWidth={3} />}
      </span>
    </span>
  )
  // A list has one in each row: no more elements than it needs.
  if (hideLabel) return input
  return (
    <div>
      <span className={css({ display: 'flex', alignItems: 'flex-start', gap: '2' })}>
        {input}
        <label htmlFor={id} className={disabled ? css({ cursor: 'not-allowed', color: 'fg.disabled' }) : css({ cursor: 'pointer' })}>
          {label}
        </label>
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
