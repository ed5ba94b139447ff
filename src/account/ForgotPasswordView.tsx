import type { FormEvent, Ref } from 'react'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import type { SignInProblem } from '#machines/session/sign-in-rules.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { UsernameField } from '#src/ui/form/username-field.tsx'
import { CardTitle, cardForm } from './CardTitle.tsx'
import { texts } from './texts.ts'

interface ForgotPasswordViewProps {
  readonly username: string
  /** The message shown below the field. */
  readonly problem: SignInProblem | null
  readonly isBusy: boolean
  /** The server's answer to the last request; `turn` is another number for each. */
  readonly answer: {
    readonly tone: 'success' | 'error'
    readonly message: string
    readonly isUnanswered: boolean
    readonly turn: number
  } | null
  readonly usernameRef: Ref<HTMLInputElement>
  onChange(username: string): void
  onLeave(): void
  onPress(): void
  onSubmit(): void
}

/** Asking for a link to set a new password. */
export function ForgotPasswordView({ usernameRef, ...props }: ForgotPasswordViewProps) {
  const { answer, problem } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form noValidate aria-labelledby="forgot-title" className={cardForm} onSubmit={submit} onPointerDown={props.onPress}>
      <CardTitle id="forgot-title" title={texts.forgotPassword} lead={texts.forgotLead} />
      {answer && (
        <Alert key={answer.turn} tone={answer.tone} isFocused detail={answer.isUnanswered ? texts.noAnswer : undefined}>
          {answer.message}
        </Alert>
      )}
      <UsernameField
        ref={usernameRef}
        readOnly={props.isBusy}
        value={props.username}
        error={problem && texts.usernameProblems[problem]}
        onValueChange={props.onChange}
        onBlur={props.onLeave}
      />
      <Button type="submit" variant="primary" size="lg" isWide isBusy={props.isBusy}>
        {texts.submit}
      </Button>
      <p className={css({ textAlign: 'center' })}>
        <TextLink href={paths.signIn}>{texts.backToSignIn}</TextLink>
      </p>
    </form>
  )
}
