'use no memo'

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../kit/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'hideLabel'> {
  readonly showLabel?: string
  readonly hideLabel?: string
  /** Given by an owner that hides it again by itself; otherwise the field holds it. */
  readonly isShown?: boolean
  onShownChange?(isShown: boolean): void
}

/** A password with a toggle that shows it; the toggle is in the tab order and says what it will do. */
export function PasswordField({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  isShown,
  onShownChange,
  ...rest
}: PasswordFieldProps) {
  const [own, setOwn] = useState(false)
  const isOpen = isShown ?? own
  const Icon = isOpen ? EyeOff : Eye
  return (
    <TextField
      {...rest}
      type={isOpen ? 'text' : 'password'}
      end={
        <IconButton
          size="field"
          label={isOpen ? hideLabel : showLabel}
          disabled={rest.disabled}
          icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => {
            setOwn(!isOpen)
            onShownChange?.(!isOpen)
          }}
        />
      }
    />
  )
}
