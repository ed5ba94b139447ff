import { User } from 'lucide-react'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** The name that a person signs in by. */
export const UsernameField = (props: Omit<TextFieldProps, 'label'>) => (
  <TextField
    label="Username"
    name="username"
    autoComplete="username"
    inputMode="email"
    autoCapitalize="none"
    spellCheck={false}
    isLarge
    icon={<User size={18} strokeWidth={1.75} aria-hidden />}
    {...props}
  />
)
