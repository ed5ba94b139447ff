'use no memo'

import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type FieldPart = Omit<FieldProps, 'children'>

const adorned = css({ position: 'relative', display: 'flex', alignItems: 'center' })
const adornment = css({ position: 'absolute', display: 'flex', color: 'fg.muted', pointerEvents: 'none' })

export interface TextFieldProps
  extends FieldPart, Omit<InputHTMLAttributes<HTMLInputElement>, 'required' | 'children' | 'onChange' | 'value' | 'size'> {
  readonly value: string
  onValueChange(value: string): void
  readonly icon?: ReactNode
  /** A button or another control at the end of the line. */
  readonly end?: ReactNode
  /** A unit or a sign at the end of the line; a press on it is one on the field. */
  readonly mark?: ReactNode
  readonly isLarge?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** A line of text with its label. */
export function TextField({
  label,
  hideLabel,
  required,
  error,
  helper,
  counter,
  value,
  onValueChange,
  icon,
  end,
  mark,
  isLarge,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} required={required} error={error} helper={helper} counter={counter}>
      {(control) => (
        <span className={adorned}>
          {icon && <span className={cx(adornment, css({ left: '3' }))}>{icon}</span>}
          <input
            type="text"
            dir="auto"
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={cx(
              controlStyle({ isLarge }),
              icon ? css({ pl: '10' }) : undefined,
              end || mark ? css({ pr: '11' }) : undefined,
              className,
            )}
          />
          {end && <span className={css({ position: 'absolute', right: '1', display: 'flex', alignItems: 'center' })}>{end}</span>}
          {mark && <span className={cx(adornment, css({ right: '1' }))}>{mark}</span>}
        </span>
      )}
    </Field>
  )
}

interface TextAreaProps
  extends FieldPart, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required' | 'children' | 'onChange' | 'value'> {
  readonly value: string
  onValueChange(value: string): void
}

/** Several lines of text; four rows by default. */
export function TextArea({
  label,
  hideLabel,
  required,
  error,
  helper,
  counter,
  value,
  onValueChange,
  rows = 4,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} required={required} error={error} helper={helper} counter={counter}>
      {(control) => (
        <textarea
          dir="auto"
          {...rest}
          {...control}
          rows={rows}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          className={cx(controlStyle({ kind: 'lines' }), className)}
        />
      )}
    </Field>
  )
}
