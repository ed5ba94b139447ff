import { useRef } from 'react'
import { forgotPasswordMachine, usernameProblem } from '#machines/account/forgot-password.machine.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { useTouchedFields } from '#src/ui/form/use-touched-fields.ts'
import { createForgotActors } from './account-actors.ts'
import { ForgotPasswordView } from './ForgotPasswordView.tsx'

/** Asking for a link to set a new password, signed in or not. */
export function ForgotPasswordPage() {
  const { api } = useServices()
  const actor = useProcess(() => forgotPasswordMachine.provide({ actors: createForgotActors(api) }), { input: { failureOf: toFailure } })
  const { username, answer, turn, isSent, isBusy } = useShallowSelector(actor, (snapshot) => {
    const { username, answer, turn } = snapshot.context
    return { username, answer, turn, isSent: snapshot.hasTag('sent'), isBusy: snapshot.hasTag('busy') }
  })
  const { left, leaveAll, onFieldBlur, onPointerDown } = useTouchedFields<'username'>()
  const field = useRef<HTMLInputElement>(null)

  const submit = () => {
    if (isBusy) return
    leaveAll(['username'])
    if (usernameProblem(username)) field.current?.focus()
    else actor.send({ type: 'link.request' })
  }

  return (
    <ForgotPasswordView
      username={username}
      problem={left.has('username') ? usernameProblem(username) : null}
      isBusy={isBusy}
      answer={
        answer && {
          tone: isSent ? 'success' : 'error',
          message: answer.message,
          isUnanswered: answer.code === 0,
          turn,
        }
      }
      usernameRef={field}
      onChange={(value) => actor.send({ type: 'username.change', value })}
      onLeave={() => onFieldBlur('username')}
      onPress={onPointerDown}
      onSubmit={submit}
    />
  )
}
