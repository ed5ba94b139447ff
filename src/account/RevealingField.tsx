import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import { revealMachine } from '#machines/account/reveal.machine.ts'
import { useProcess } from '#src/api/use-process.ts'
import { PasswordField } from '#src/ui/form/password-field.tsx'

/** A password that hides again by itself: two seconds after it was shown, and as soon as the field is left. */
export function RevealingField(props: Omit<ComponentProps<typeof PasswordField>, 'isShown' | 'onShownChange'>) {
  const actor = useProcess(() => revealMachine, {})
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'))
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) actor.send({ type: 'value.hide' })
      }}
    >
      <PasswordField
        {...props}
        isShown={isShown}
        onShownChange={(isWanted) => actor.send({ type: isWanted ? 'value.show' : 'value.hide' })}
      />
    </div>
  )
}
