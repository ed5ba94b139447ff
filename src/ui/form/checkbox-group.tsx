import { css } from 'styled-system/css'
import { Checkbox } from './checkbox.tsx'
import type { FieldProps } from './field.tsx'
import { Fieldset } from './fieldset.tsx'

interface CheckboxGroupProps<Value extends string | number> extends Pick<FieldProps, 'label' | 'required' | 'error' | 'helper'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: readonly Value[]
  readonly disabled?: boolean
  /** Gets the chosen values in the order of the options. */
  onChange(value: readonly Value[]): void
}

/** Several of a few fixed values. */
export const CheckboxGroup = <Value extends string | number>({
  options,
  value,
  disabled = false,
  onChange,
  ...field
}: CheckboxGroupProps<Value>) => (
  <Fieldset {...field} disabled={disabled}>
    <div
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '2.5', columnGap: '6', minHeight: { md: 'control' }, alignItems: 'center' })}
    >
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          disabled={disabled}
          isInvalid={Boolean(field.error)}
          onChange={(isChosen) =>
            onChange(options.map((one) => one.value).filter((one) => (one === option.value ? isChosen : value.includes(one))))
          }
        />
      ))}
    </div>
  </Fieldset>
)
