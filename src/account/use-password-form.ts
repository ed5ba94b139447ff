import { useRef } from 'react'
import { changePasswordMachine, type ChangeFailure, type ChangePasswordPorts } from '#machines/account/change-password.machine.ts'
import { firstWrong, problemOf, type PasswordField } from '#machines/account/password-rules.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { useTouchedFields } from '#src/ui/form/use-touched-fields.ts'

interface PasswordFormOptions {
  /** In their order; always the same. */
  readonly fields: readonly PasswordField[]
  /** Made once, for the life of the page. */
  createActors(): ChangePasswordPorts
  failureOf(error: unknown): ChangeFailure
  /** The alert's text for a failure without a text; by default such a failure has no alert. */
  readonly wordlessFailure?: string
  onFailed?(message: string): void
}

/** The state and handlers of a password form. */
export function usePasswordForm({ fields, createActors, failureOf, wordlessFailure = '', onFailed }: PasswordFormOptions) {
  const actor = useProcess(() => changePasswordMachine.provide({ actors: createActors() }), {
    input: { fields, failureOf },
    facts: {
      'password.failed': ({ message }) => {
        onFailed?.(message)
        // Without an alert to focus, focus returns to the form.
        if (message === '' && wordlessFailure === '') focusField(fields[0])
      },
    },
  })
  const { values, failure, isBusy } = useShallowSelector(actor, (snapshot) => {
    const { values, failure } = snapshot.context
    return { values, failure, isBusy: snapshot.hasTag('busy') }
  })
  const { left, leaveAll, onFieldBlur, onPointerDown } = useTouchedFields<PasswordField>()
  const form = useRef<HTMLFormElement>(null)

  const focusField = (field: PasswordField | undefined) => {
    const input = field && form.current?.elements.namedItem(field)
    if (input instanceof HTMLElement) input.focus()
  }
  const words = failure?.message || wordlessFailure

  const submit = () => {
    if (isBusy) return
    leaveAll(fields)
    const wrong = firstWrong(fields, values)
    if (wrong) focusField(wrong)
    else actor.send({ type: 'password.submit' })
  }

  return {
    formRef: form,
    fields,
    values,
    problems: Object.fromEntries(fields.map((field) => [field, left.has(field) ? problemOf(field, values) : null])),
    failure: failure && words ? { ...failure, message: words } : null,
    isBusy,
    onChange: (field: PasswordField, value: string) => actor.send({ type: 'field.change', field, value }),
    onLeave: onFieldBlur,
    onPress: onPointerDown,
    onSubmit: submit,
  }
}
