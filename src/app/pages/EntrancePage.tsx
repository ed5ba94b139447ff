import { SignInPage } from '../../session/SignInPage.tsx'
import { fetchPortal } from '../fetch-portal.ts'
import { useSessionParts } from '../../session/session-context.tsx'

/** Sign-in. What follows it comes while the person is still busy with the form. */
export function EntrancePage() {
  const { work } = useSessionParts()
  return <SignInPage onBegin={() => fetchPortal(work)} />
}
