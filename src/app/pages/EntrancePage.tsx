import { useEffect } from 'react'
import { SignInPage } from '#src/session/sign-in/SignInPage.tsx'
import { useSessionParts } from '#src/session/session-context.tsx'
import { fetchPortal } from '../loading/fetch-portal.ts'
import { firstInteraction } from '../boot/first-interaction.ts'

/** Sign-in; the code of the signed-in portal loads while the person fills in the form. */
export function EntrancePage() {
  const { work } = useSessionParts()
  useEffect(() => void firstInteraction().then(() => fetchPortal(work)), [work])
  return <SignInPage />
}
