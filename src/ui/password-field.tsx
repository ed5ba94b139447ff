import { Eye, EyeOff, Lock } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'icon'> {
  readonly showLabel?: string
  readonly hideLabel?: string
}

/** A password with a toggle that shows it; the toggle is in the tab order and says what it will do. */
export function PasswordField({ showLabel = 'Show password', hideLabel = 'Hide password', ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
