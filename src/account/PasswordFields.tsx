import { Lock } from 'lucide-react'
import type { PasswordField, PasswordProblem, PasswordValues } from '#machines/account/password-rules.ts'
import { RevealingField } from './RevealingField.tsx'
import { texts } from './texts.ts'

export interface PasswordFieldsProps {
  /** In their order. */
  readonly fields: readonly PasswordField[]
  readonly values: PasswordValues
  /** The messages shown below the fields. */
  readonly problems: Readonly<Partial<Record<PasswordField, PasswordProblem | null>>>
  readonly isBusy: boolean
  /** As tall as those of sign-in, with their icon. */
  readonly isLarge?: boolean
  onChange(field: PasswordField, value: string): void
  onLeave(field: PasswordField): void
}

/** The text of a field's problem. */
function messageOf(field: PasswordField, problem: PasswordProblem | null | undefined): string | null {
  const messages: Readonly<Partial<Record<PasswordProblem, string>>> = texts.problems[field]
  return problem ? (messages[problem] ?? null) : null
}

/** The password fields of a form, each with its message and its own toggle. */
export const PasswordFields = ({ fields, values, problems, isBusy, isLarge, onChange, onLeave }: PasswordFieldsProps) =>
  fields.map((field) => (
    <RevealingField
      key={field}
      label={texts.fields[field]}
      name={field}
      autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
      autoCapitalize="none"
      spellCheck={false}
      required={!isLarge}
      readOnly={isBusy}
      {...(isLarge ? { isLarge, icon: <Lock size={18} strokeWidth={1.75} aria-hidden /> } : {})}
      value={values[field]}
      error={messageOf(field, problems[field])}
      onValueChange={(value) => onChange(field, value)}
      onBlur={() => onLeave(field)}
    />
  ))
