'use no memo'

import { useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { privacyPolicyMachine } from '#machines/session/privacy-policy.machine.ts'
import { asSent, problemOf, type SignInField } from '#machines/session/sign-in-rules.ts'
import type { Credentials } from '#machines/session/session-types.ts'
import { fallbackText } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { useTouchedFields } from '#src/ui/form/use-touched-fields.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { useSignInMessage } from './sign-in-message.ts'
import { useSession, useSessionParts } from '../session-context.tsx'
import { SignInView, type SignInViewProps } from './SignInView.tsx'

const PrivacyPolicyDialog = lazyComponent(async () => (await import('./PrivacyPolicyDialog.tsx')).PrivacyPolicyDialog)

const fields: readonly SignInField[] = ['username', 'password']

/** Sign-in. What follows a successful one is decided by the guard of the addresses. */
export function SignInPage() {
  const { clock, config } = useServices()
  const { readPolicy, hasAcceptedPolicy } = useSessionParts()
  const { failure, endedBy, isBusy: isUnderWay, person, send } = useSession()
  // Also busy after a sign-in, until the next page is shown.
  const isBusy = isUnderWay || person !== null
  const signInMessage = useSignInMessage()
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' })
  const [isAccepted, setAccepted] = useState(hasAcceptedPolicy)
  const [isAcceptanceMissed, setAcceptanceMissed] = useState(false)
  const [hasLostDialog, setLostDialog] = useState(false)
  const [hasHadPolicy, setHadPolicy] = useState(false)
  const [turn, setTurn] = useState(0)
  const { left, leaveAll, onFieldBlur, onPointerDown } = useTouchedFields<SignInField>()
  const policyActor = useProcess(
    () => privacyPolicyMachine.provide({ actors: { loadPolicy: fromPromise(({ signal }) => readPolicy(signal)) } }),
    {},
  )
  const policy = useShallowSelector(policyActor, ({ value, context: { document } }) => ({ value, document }))
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const accept = useRef<HTMLInputElement>(null)
  const afterPolicy = useRef<HTMLElement>(null)

  const setPolicy = (accepted: boolean) => {
    setAccepted(accepted)
    setAcceptanceMissed(false)
  }

  const submit = () => {
    if (isBusy) return
    const wrong = fields.find((field) => problemOf(field, credentials) !== null)
    leaveAll(fields)
    setAcceptanceMissed(!isAccepted)
    if (wrong) (wrong === 'username' ? username : password).current?.focus()
    else if (!isAccepted) accept.current?.focus()
    else {
      setLostDialog(false)
      setTurn(turn + 1)
      send({ type: 'credentials.submit', ...asSent(credentials) })
    }
  }

  /** The dialog comes in a chunk of its own; without it there is no document to show. */
  const openPolicy = async (link: HTMLElement) => {
    afterPolicy.current = link
    setLostDialog(false)
    try {
      await PrivacyPolicyDialog.prepare()
      setHadPolicy(true)
      policyActor.send({ type: 'policy.open' })
    } catch {
      setLostDialog(true)
      setTurn(turn + 1)
    }
  }

  const shown = (field: SignInField) => (left.has(field) ? problemOf(field, credentials) : null)
  const lost: SignInViewProps['failure'] = hasLostDialog ? { message: fallbackText, isUnanswered: false, turn } : null
  const refused = failure && turn > 0 ? { message: failure.message, isUnanswered: failure.code === 0, turn } : null

  return (
    <>
      <SignInView
        product={config.productName}
        year={clock.today().slice(0, 4)}
        credentials={credentials}
        problems={{ username: shown('username'), password: shown('password') }}
        isAccepted={isAccepted}
        isAcceptanceMissed={isAcceptanceMissed}
        isBusy={isBusy}
        failure={lost ?? refused}
        hasEnded={endedBy === 'refused'}
        signInMessage={turn === 0 ? signInMessage : ''}
        usernameRef={username}
        passwordRef={password}
        acceptRef={accept}
        onChange={(field, value) => setCredentials({ ...credentials, [field]: value })}
        onLeave={onFieldBlur}
        onPress={onPointerDown}
        onAccept={setPolicy}
        onApproachPolicy={() => void prefetch(PrivacyPolicyDialog.prepare)}
        onOpenPolicy={(link) => void openPolicy(link)}
        onSubmit={submit}
      />
      {hasHadPolicy && (
        <PrivacyPolicyDialog
          state={policy.value}
          document={policy.document}
          finalFocus={() => afterPolicy.current}
          onAccept={() => {
            setPolicy(true)
            afterPolicy.current = accept.current
            policyActor.send({ type: 'policy.close' })
          }}
          onCancel={() => policyActor.send({ type: 'policy.close' })}
        />
      )}
    </>
  )
}
