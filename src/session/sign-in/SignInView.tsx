'use no memo'

import { Lock } from 'lucide-react'
import { useId, type FormEvent, type Ref } from 'react'
import { css } from 'styled-system/css'
import type { SignInField, SignInProblem } from '#machines/session/sign-in-rules.ts'
import type { Credentials } from '#machines/session/session-types.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { UsernameField } from '#src/ui/form/username-field.tsx'
import { PublicPage } from './PublicPage.tsx'
import { texts } from '../texts.ts'

export interface SignInViewProps {
  readonly product: string
  readonly year: string
  readonly credentials: Credentials
  /** The problems that show now. */
  readonly problems: Readonly<Record<SignInField, SignInProblem | null>>
  readonly isAccepted: boolean
  /** Sign In was tried before the policy was accepted. */
  readonly isAcceptanceMissed: boolean
  readonly isBusy: boolean
  /** The failure of the last attempt. `turn` distinguishes it from the one before. */
  readonly failure: { readonly message: string; readonly isUnanswered: boolean; readonly turn: number } | null
  /** The last session ended without the person's wish. */
  readonly hasEnded: boolean
  /** The message of the previous page, or empty. */
  readonly signInMessage?: string
  readonly usernameRef: Ref<HTMLInputElement>
  readonly passwordRef: Ref<HTMLInputElement>
  readonly acceptRef: Ref<HTMLInputElement>
  onChange(field: SignInField, value: string): void
  onLeave(field: SignInField): void
  onPress(): void
  onAccept(isAccepted: boolean): void
  /** The policy's link was pressed. */
  onOpenPolicy(link: HTMLElement): void
  /** The pointer or the focus is on the policy's link. */
  onApproachPolicy(): void
  onSubmit(): void
}

const form = css({ display: 'flex', flexDirection: 'column', gap: '5' })
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  rowGap: '3',
  columnGap: '4',
})

// The box is drawn within a larger target: its edge stands on the edge of the fields.
const box = css({ flex: '1 1 200px', minWidth: '0', ml: '-3px', '& > div > p': { ml: '3px', mt: '2' } })

// It keeps its room when it is gone: nothing moves under the pointer that ticks the box.
const hint = css({ textStyle: 'caption', color: 'fg.muted', textAlign: 'center', mt: '2' })

/** The sign-in page. */
export function SignInView({ usernameRef, passwordRef, acceptRef, ...props }: SignInViewProps) {
  const { credentials, problems, isAccepted, isBusy, failure } = props
  const reason = useId()
  const textOf = (field: SignInField) => (problems[field] ? texts.problems[field][problems[field]] : null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <PublicPage product={props.product} year={props.year}>
      <form noValidate aria-labelledby="sign-in-title" className={form} onSubmit={submit} onPointerDown={props.onPress}>
        <h1 id="sign-in-title" tabIndex={-1} className={css({ textStyle: 'display', fontSize: { base: '1.5rem', lg: '3xl' } })}>
          {texts.signIn}
        </h1>
        {props.signInMessage && (
          <Alert tone="success" isFocused>
            {props.signInMessage}
          </Alert>
        )}
        {props.hasEnded && <Alert tone="info">{texts.ended}</Alert>}
        {failure && (
          <Alert key={failure.turn} tone="error" isFocused detail={failure.isUnanswered ? texts.noAnswer : undefined}>
            {failure.message}
          </Alert>
        )}
        <UsernameField
          ref={usernameRef}
          value={credentials.username}
          error={textOf('username')}
          onValueChange={(value) => props.onChange('username', value)}
          onBlur={() => props.onLeave('username')}
        />
        <PasswordField
          ref={passwordRef}
          label={texts.password}
          name="password"
          autoComplete="current-password"
          isLarge
          showLabel={texts.showPassword}
          icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
          value={credentials.password}
          error={textOf('password')}
          onValueChange={(value) => props.onChange('password', value)}
          onBlur={() => props.onLeave('password')}
        />
        <div className={row}>
          <div className={box}>
            <Checkbox
              ref={acceptRef}
              checked={isAccepted}
              error={props.isAcceptanceMissed ? texts.tickToAccept : null}
              onChange={props.onAccept}
              label={
                <>
                  {`${texts.accept} `}
                  <TextLink
                    href="#privacy-policy"
                    onPointerEnter={props.onApproachPolicy}
                    onFocus={props.onApproachPolicy}
                    onClick={(event) => {
                      event.preventDefault()
                      props.onOpenPolicy(event.currentTarget)
                    }}
                  >
                    {texts.privacyPolicy}
                  </TextLink>
                </>
              }
            />
          </div>
          <TextLink href="/forgotpassword">{texts.forgotPassword}</TextLink>
        </div>
        <div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isWide
            isBusy={isBusy}
            isSoftDisabled={!isAccepted}
            aria-describedby={isAccepted ? undefined : reason}
          >
            {texts.signIn}
          </Button>
          <p id={reason} className={hint}>
            {isAccepted ? '\u00a0' : texts.acceptFirst}
          </p>
        </div>
      </form>
    </PublicPage>
  )
}
