import { useEffect } from 'react'
import { SignInPage } from '#src/session/sign-in/SignInPage.tsx'
import { useSessionParts } from '#src/session/session-context.tsx'
import { fetchPortal } from '../loading/fetch-portal.ts'
import { firstMove } from '../boot/first-move.ts'

/** Sign-in. What follows it comes while the person is still busy with the form. */
export function EntrancePage() {
  const { work } = useSessionParts()
  useEffect(() => void firstMove().then(() => fetchPortal(work)), [work])
  return <SignInPage />
}
