import { Lock } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { Spinner } from '../kit/spinner.tsx'

interface SystemValueProps extends Omit<FieldProps, 'children' | 'counter'> {
  readonly value: string
  readonly isBusy?: boolean
}

/** A value that the system makes: focusable and selectable, never typed. */
export const SystemValue = ({ value, isBusy, ...field }: SystemValueProps) => (
  <Field {...field}>
    {(control) => (
      <span className={css({ position: 'relative', display: 'flex', alignItems: 'center' })}>
        <input
          {...control}
          readOnly
          aria-busy={isBusy || undefined}
          value={value}
          className={cx(controlStyle({ isSystem: true }), css({ pr: '10' }))}
        />
        <span className={css({ position: 'absolute', right: '3', display: 'flex', color: 'fg.muted', pointerEvents: 'none' })}>
          {isBusy ? <Spinner /> : <Lock size={16} strokeWidth={1.75} aria-hidden />}
        </span>
      </span>
    )}
  </Field>
)
