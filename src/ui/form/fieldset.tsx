import { useId, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { FieldError, labelStyle, type FieldProps } from './field.tsx'

interface FieldsetProps extends Pick<FieldProps, 'label' | 'required' | 'error' | 'helper'> {
  readonly disabled?: boolean
  /** Fields that belong together are set off from the others by a line. */
  readonly isSection?: boolean
  readonly children: ReactNode
}

/** Several controls under one label; helper and error are tied to the group for screen readers. */
export function Fieldset({ label, required, error, helper, disabled, isSection, children }: FieldsetProps) {
  const id = useId()
  const describedBy = [error && `${id}-error`, helper && `${id}-helper`].filter(Boolean).join(' ')
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      className={cx(
        css({ display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: '0' }),
        isSection && css({ gap: '4', pl: '4', borderLeftWidth: '2px', borderColor: 'border.default' }),
      )}
    >
      <legend data-required={required || undefined} className={cx(labelStyle, css({ mb: '1.5' }))}>
        {label}
        {required && <span className={css({ srOnly: true })}> (required)</span>}
      </legend>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {helper && (
        <p id={`${id}-helper`} className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {helper}
        </p>
      )}
    </fieldset>
  )
}
