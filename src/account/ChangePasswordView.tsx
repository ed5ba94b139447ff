import type { FormEvent, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { PasswordFields, type PasswordFieldsProps } from './PasswordFields.tsx'
import type { PasswordFormProps } from './password-form.ts'
import { texts } from './texts.ts'

interface ChangePasswordViewProps extends PasswordFormProps {
  readonly breadcrumbs: ReactNode
  /** Whose password it is: for the browser's own store of passwords, not for the eye. */
  readonly username: string
  onCancel(): void
}

const body = css({ flex: '1', borderTopWidth: '1px', borderColor: 'border.subtle' })
const form = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  maxWidth: '480px',
  px: { base: '4', md: '5', lg: '7' },
  py: { base: '5', lg: '7' },
})
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', '& > button': { flex: { base: '1', sm: 'none' } } })

/** The page on which a signed-in person changes their password. */
export function ChangePasswordView({ formRef, ...props }: ChangePasswordViewProps) {
  const { failure, isBusy } = props
  const fields: PasswordFieldsProps = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <>
      <PageHeader title={texts.changePassword} breadcrumbs={props.breadcrumbs} />
      <div className={body}>
        <form ref={formRef} noValidate aria-label={texts.changePassword} className={form} onSubmit={submit} onPointerDown={props.onPress}>
          {failure && (
            <Alert key={failure.turn} tone="error" isFocused>
              {failure.message}
            </Alert>
          )}
          <input type="text" name="username" autoComplete="username" value={props.username} readOnly hidden />
          <PasswordFields {...fields} />
          <div className={actions}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {texts.changePassword}
            </Button>
            <Button onClick={props.onCancel}>{texts.cancel}</Button>
          </div>
        </form>
      </div>
    </>
  )
}
