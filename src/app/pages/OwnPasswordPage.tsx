import { ChangePasswordPage } from '#src/account/ChangePasswordPage.tsx'
import { setSignInMessage } from '#src/session/sign-in/sign-in-message.ts'
import { useSessionParts } from '#src/session/session-context.tsx'
import { useSignedInPortal } from '../state/portal-context.tsx'
import type { PageProps } from './page.ts'

/** Changes the password of the signed-in person, which signs them out. */
export function OwnPasswordPage({ title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'>) {
  const { actor } = useSessionParts()
  const { person } = useSignedInPortal()
  return (
    <ChangePasswordPage
      userId={person.userId}
      username={person.username}
      breadcrumbs={breadcrumbs(title)}
      onChanged={(description) => {
        // Another person may have signed in here before the answer comes.
        if (actor.getSnapshot().context.person?.userId !== person.userId) return
        setSignInMessage(description)
        actor.send({ type: 'signOut.request' })
      }}
    />
  )
}
