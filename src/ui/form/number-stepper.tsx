import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { IconButton } from '../kit/icon-button.tsx'

interface NumberStepperProps extends Omit<FieldProps, 'children' | 'counter'> {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly disabled?: boolean
  onChange(value: number): void
}

/** A whole number between two, typed or stepped by its buttons and the arrow keys; out of range it goes back into it. */
export function NumberStepper({ value, min, max, disabled, onChange, ...field }: NumberStepperProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const clamp = (number: number) => Math.min(max, Math.max(min, number))
  const settle = () => {
    if (typed === null) return
    setTyped(null)
    if (/^-?\d+$/.test(typed.trim()) && clamp(Number(typed)) !== value) onChange(clamp(Number(typed)))
  }
  const step = (by: number) => {
    setTyped(null)
    if (clamp(value + by) !== value) onChange(clamp(value + by))
  }
  const button = (name: string, by: number, isOff: boolean) => (
    <IconButton
      isOutlined
      isRepeatable
      tabIndex={-1}
      label={`${name} ${field.label}`}
      disabled={disabled || isOff}
      icon={by < 0 ? <Minus size={16} strokeWidth={1.75} aria-hidden /> : <Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => step(by)}
    />
  )
  return (
    <Field {...field}>
      {(control) => (
        <span className={css({ display: 'flex', alignItems: 'center', gap: '1.5' })}>
          {button('Decrease', -1, value <= min)}
          <input
            {...control}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            value={typed ?? String(value)}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={(event) => {
              const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
              if (event.key === 'Enter') settle()
              if (by === undefined) return
              event.preventDefault()
              step(by)
            }}
            className={`${controlStyle()} ${css({ maxWidth: '64px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })}`}
          />
          {button('Increase', 1, value >= max)}
        </span>
      )}
    </Field>
  )
}
