'use no memo'

import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css, cva } from 'styled-system/css'

/** The edge, height and states that every text control shares. */
export const controlStyle = cva({
  base: {
    width: 'full',
    minWidth: '0',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.surface',
    color: 'fg.default',
    textStyle: { base: 'inputTouch', md: 'input' },
    _placeholder: { color: 'fg.subtle' },
    _hover: { borderColor: 'border.controlHover' },
    _focusVisible: {
      outlineStyle: 'none',
      borderColor: 'border.strong',
      boxShadow: 'inset 0 0 0 1px token(colors.border.strong)',
      '@media (forced-colors: active)': { outline: '2px solid Highlight' },
      // As specific as both states together: in the built sheet focus comes after invalid.
      '&[aria-invalid=true]': {
        borderColor: 'danger.border',
        boxShadow: '0 0 0 2px token(colors.border.strong)',
      },
    },
    '&[aria-invalid=true]': { borderColor: 'danger.border', boxShadow: 'inset 0 0 0 1px token(colors.danger.border)' },
    _disabled: { bg: 'bg.muted', color: 'fg.disabled', borderColor: 'border.default', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      line: { minHeight: { base: 'touch', md: 'control' }, px: '3' },
      lines: { px: '3', py: '2', resize: 'vertical', minHeight: '92px' },
    },
    /** A value that the system makes: dashed, on the ground of a well. */
    isSystem: { true: { borderStyle: 'dashed', bg: 'bg.sunken', textStyle: 'code' } },
    isLarge: { true: { minHeight: 'controlLg', textStyle: 'inputTouch' } },
  },
  defaultVariants: { kind: 'line' },
})

export const labelStyle = css({
  textStyle: 'label',
  // Drawn, not written: screen readers hear `aria-required`, and the field's name stays its label alone.
  '&[data-required]::after': { content: '"*" / ""', color: 'accent.text', ml: '1' },
})

const counterStyle = css({
  textStyle: 'small',
  color: 'fg.subtle',
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: 'danger.text' },
})

/** What a control gets from its field: its id and the ids of what describes it. */
interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  readonly label: string
  /** Keeps the label for screen readers only, as in a table whose column says it. */
  readonly hideLabel?: boolean
  readonly required?: boolean
  readonly error?: string | null
  readonly helper?: ReactNode
  readonly counter?: { readonly value: number; readonly max: number }
  readonly children: (control: ControlProps) => ReactNode
}

/** A label above its control; helper, counter and error are tied to it for screen readers. */
export function Field({ label, hideLabel, required, error, helper, counter, children }: FieldProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, helper && `${id}-helper`].filter(Boolean).join(' ')
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' })}>
      <div
        className={
          hideLabel && !counter
            ? css({ srOnly: true })
            : css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '2' })
        }
      >
        <label
          id={`${id}-label`}
          htmlFor={id}
          data-required={required || undefined}
          className={hideLabel ? css({ srOnly: true }) : labelStyle}
        >
          {label}
        </label>
        {counter && (
          <span aria-hidden="true" data-over={counter.value > counter.max || undefined} className={counterStyle}>
            {counter.value}/{counter.max}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {helper && (
        <p id={`${id}-helper`} className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {helper}
        </p>
      )}
    </div>
  )
}

/** The message under a control that is wrong: icon and words. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className={css({ display: 'flex', alignItems: 'flex-start', gap: '1.5', textStyle: 'label', color: 'danger.text' })}>
    <CircleAlert aria-hidden size={16} strokeWidth={1.75} className={css({ flexShrink: 0, mt: '1px' })} />
    <span>{children}</span>
  </p>
)
