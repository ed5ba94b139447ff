import { useState } from 'react'
import { Redirect } from 'wouter'
import { segmentText } from '#machines/access/canonical-path.ts'
import { UpdatePasswordPage } from '#src/account/UpdatePasswordPage.tsx'
import { setSignInMessage } from '#src/session/sign-in/sign-in-message.ts'
import { useSession } from '#src/session/session-context.tsx'
import { paths } from '#machines/access/paths.ts'
import type { PageProps } from './page.ts'
import { PublicCard } from './parts/PublicCard.tsx'

/** The page of a link in a password mail. A new password ends any session and leads to sign-in. */
export function NewPasswordPage({ params }: Pick<PageProps, 'params'>) {
  const { person, send } = useSession()
  const [isChanged, setChanged] = useState(false)
  return (
    <PublicCard>
      <UpdatePasswordPage
        resetKey={segmentText(params['pwdresetkey'] ?? '')}
        onChanged={(description) => {
          setSignInMessage(description)
          send({ type: 'signOut.request' })
          setChanged(true)
        }}
      />
      {isChanged && !person && <Redirect to={paths.signIn} replace />}
    </PublicCard>
  )
}
