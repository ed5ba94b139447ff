import { useMachine } from '@xstate/react'
import type { ComponentProps } from 'react'
import { revealMachine } from '#machines/account/reveal.machine.ts'
import { useWatched } from '#src/api/use-watched.ts'
import { PasswordField } from '#src/ui/form/password-field.tsx'

/** A password that hides again by itself: two seconds after it was shown, and as soon as the field is left. */
export function RevealingField(props: Omit<ComponentProps<typeof PasswordField>, 'isShown' | 'onShownChange'>) {
  const [state, send, actor] = useMachine(revealMachine)
  useWatched(actor)
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) send({ type: 'value.hide' })
      }}
    >
      <PasswordField
        {...props}
        isShown={state.matches('revealed')}
        onShownChange={(isShown) => send({ type: isShown ? 'value.show' : 'value.hide' })}
      />
    </div>
  )
}
