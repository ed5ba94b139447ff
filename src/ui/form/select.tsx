import { ChevronsUpDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { css, cx } from 'styled-system/css'
import { controlStyle, Field, type FieldProps } from './field.tsx'

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'size'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  onValueChange(value: string): void
  readonly ref?: Ref<HTMLSelectElement>
}

/** A native choice of one among a few fixed values, without a label of its own. */
export const Select = ({ options, value, onValueChange, className, ...rest }: SelectProps) => (
  <span className={css({ position: 'relative', display: 'flex', alignItems: 'center', minWidth: '0' })}>
    <select
      {...rest}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      className={cx(controlStyle(), css({ appearance: 'none', pr: '8', cursor: 'pointer', textOverflow: 'ellipsis' }), className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronsUpDown
      size={16}
      strokeWidth={1.75}
      aria-hidden
      className={css({ position: 'absolute', right: '2.5', color: 'fg.muted', pointerEvents: 'none' })}
    />
  </span>
)

interface SelectFieldProps extends Omit<SelectProps, 'required'>, Omit<FieldProps, 'children' | 'counter'> {}

/** A choice with its label. */
export const SelectField = ({ label, hideLabel, required, error, helper, ...select }: SelectFieldProps) => (
  <Field label={label} hideLabel={hideLabel} required={required} error={error} helper={helper}>
    {(control) => <Select {...select} {...control} />}
  </Field>
)
