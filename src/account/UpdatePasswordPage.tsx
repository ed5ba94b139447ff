import { useRef } from 'react'
import type { PasswordField } from '#machines/account/password-rules.ts'
import { resetLinkMachine } from '#machines/account/reset-link.machine.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { browserTimer } from '#src/time/timer.ts'
import { createLinkActors, createResetActors } from './account-actors.ts'
import { texts } from './texts.ts'
import { NewPasswordView, UpdatePasswordView } from './UpdatePasswordView.tsx'
import { usePasswordForm } from './use-password-form.ts'

interface UpdatePasswordPageProps {
  /** The key of the link, decoded; empty when there is none. */
  readonly resetKey: string
  /** The password is changed; `description` is the aggregator's. */
  onChanged(description: string): void
}

const fields: readonly PasswordField[] = ['newPassword', 'confirmPassword']
const states = ['usable', 'refused', 'unchecked'] as const

function NewPassword({ resetKey, onChanged }: UpdatePasswordPageProps) {
  const { api } = useServices()
  const form = usePasswordForm({ fields, createActors: () => createResetActors({ api, key: resetKey, onChanged }), failureOf: toFailure })
  return <NewPasswordView {...form} />
}

/** Setting a new password by the link of a mail. */
export function UpdatePasswordPage(props: UpdatePasswordPageProps) {
  const { api } = useServices()
  const actor = useProcess(() => resetLinkMachine.provide({ actors: createLinkActors(api, browserTimer) }), {
    input: { key: props.resetKey, messageOf: (error) => toFailure(error).message },
  })
  const { state, message } = useShallowSelector(actor, (snapshot) => ({
    state: tagIn(snapshot, states),
    message: snapshot.hasTag('missing') ? texts.invalidLink : snapshot.context.message,
  }))
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <UpdatePasswordView
      state={state ?? 'checking'}
      message={message}
      titleRef={title}
      onRetry={() => {
        // The button is removed when pressed, so focus moves first.
        title.current?.focus()
        actor.send({ type: 'key.check' })
      }}
    >
      <NewPassword {...props} />
    </UpdatePasswordView>
  )
}
