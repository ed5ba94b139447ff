import type { Ref } from 'react'
import type { ChangePasswordContext } from '#machines/account/change-password.machine.ts'
import type { PasswordFieldsProps } from './PasswordFields.tsx'

/** What a view needs of a form of passwords. */
export interface PasswordFormProps extends PasswordFieldsProps {
  readonly formRef: Ref<HTMLFormElement>
  readonly failure: ChangePasswordContext['failure']
  onPress(): void
  onSubmit(): void
}
