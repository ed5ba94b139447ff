import type { FormEvent, ReactNode, Ref } from 'react'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { CardTitle, cardForm } from './CardTitle.tsx'
import { PasswordFields, type PasswordFieldsProps } from './PasswordFields.tsx'
import type { PasswordFormProps } from './password-form.ts'
import { texts } from './texts.ts'

const BackToSignIn = () => (
  <p className={css({ textAlign: 'center' })}>
    <TextLink href={paths.signIn}>{texts.backToSignIn}</TextLink>
  </p>
)

/** The form behind a link that may be used. */
export function NewPasswordView({ formRef, ...props }: PasswordFormProps) {
  const { failure, isBusy } = props
  const fields: PasswordFieldsProps = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form ref={formRef} noValidate aria-label={texts.updatePassword} className={cardForm} onSubmit={submit} onPointerDown={props.onPress}>
      {failure && (
        <Alert key={failure.turn} tone="error" isFocused detail={failure.code === 0 ? texts.noAnswer : undefined}>
          {failure.message}
        </Alert>
      )}
      <PasswordFields {...fields} isLarge />
      <Button type="submit" variant="primary" size="lg" isWide isBusy={isBusy}>
        {texts.updatePassword}
      </Button>
      <BackToSignIn />
    </form>
  )
}

/** Why there is no form, with a link to request a new one. */
const Refusal = ({ message }: { message: string }) => (
  <>
    <Alert tone="error">{message}</Alert>
    <LinkButton href={paths.forgotPassword} variant="primary" size="lg" isWide>
      {texts.newLink}
    </LinkButton>
    <BackToSignIn />
  </>
)

const Unchecked = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <>
    <Alert tone="error" detail={texts.noAnswer}>
      {message}
    </Alert>
    <Button variant="primary" size="lg" isWide onClick={onRetry}>
      {texts.tryAgain}
    </Button>
    <BackToSignIn />
  </>
)

/** As tall as the form, so that the card does not jump. */
const Checking = () => (
  <div role="status" aria-busy="true" aria-label={texts.checkingLink} className={css({ height: '260px' })}>
    <SkeletonLines count={6} />
  </div>
)

interface UpdatePasswordViewProps {
  readonly state: 'checking' | 'usable' | 'refused' | 'unchecked'
  /** Why there is no form. */
  readonly message: string
  readonly titleRef: Ref<HTMLHeadingElement>
  /** The form of a link that may be used. */
  readonly children: ReactNode
  onRetry(): void
}

/** What a link to set a new password opens. */
export const UpdatePasswordView = ({ state, message, titleRef, children, onRetry }: UpdatePasswordViewProps) => (
  <div className={cardForm}>
    <CardTitle
      ref={titleRef}
      title={texts.updatePassword}
      {...(state === 'usable' || state === 'checking' ? { lead: texts.updateLead } : {})}
    />
    {state === 'checking' && <Checking />}
    {state === 'usable' && children}
    {state === 'refused' && <Refusal message={message} />}
    {state === 'unchecked' && <Unchecked message={message} onRetry={onRetry} />}
  </div>
)
