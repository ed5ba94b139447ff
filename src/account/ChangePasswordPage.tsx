import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#machines/access/paths.ts'
import type { PasswordField } from '#machines/account/password-rules.ts'
import { useServices } from '#src/api/services.tsx'
import { toast } from '#src/ui/layers/toast.tsx'
import { changeFailureOf, createChangeActors } from './account-actors.ts'
import { ChangePasswordView } from './ChangePasswordView.tsx'
import { texts } from './texts.ts'
import { usePasswordForm } from './use-password-form.ts'

interface ChangePasswordPageProps {
  /** A plain decimal id. */
  readonly userId: string
  readonly username: string
  readonly breadcrumbs: ReactNode
  /** The password is changed, and the session at its end; `description` is the aggregator's. */
  onChanged(description: string): void
}

const fields: readonly PasswordField[] = ['currentPassword', 'newPassword', 'confirmPassword']

/** Changing the own password. */
export function ChangePasswordPage({ userId, username, breadcrumbs, onChanged }: ChangePasswordPageProps) {
  const { api } = useServices()
  const [, navigate] = useLocation()
  const form = usePasswordForm({
    fields,
    createActors: () => createChangeActors({ api, userId, onChanged }),
    failureOf: changeFailureOf,
    wordlessFailure: texts.notChanged,
    onFailed: toast.failure,
  })
  return <ChangePasswordView {...form} username={username} breadcrumbs={breadcrumbs} onCancel={() => navigate(paths.home)} />
}
