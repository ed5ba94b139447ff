import { css } from 'styled-system/css'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface UnitFieldProps extends Omit<TextFieldProps, 'end' | 'mark' | 'inputMode'> {
  /** Stands at the end of the line: a unit, or the currency of an amount. */
  readonly unit?: string
  /** Digits alone, or with a decimal point. */
  readonly digits: 'whole' | 'decimal'
}

/** A number as it is typed; the form checks whether it is one, so that nothing typed is lost. */
export const UnitField = ({ unit, digits, ...field }: UnitFieldProps) => (
  <TextField
    {...field}
    autoComplete="off"
    inputMode={digits === 'whole' ? 'numeric' : 'decimal'}
    className={css({ fontVariantNumeric: 'tabular-nums' })}
    mark={unit && <span className={css({ px: '2', color: 'fg.muted', textStyle: 'small' })}>{unit}</span>}
  />
)
