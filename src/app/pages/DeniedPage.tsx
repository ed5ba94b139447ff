import { useSession } from '#src/session/session-context.tsx'
import { PermissionDeniedView } from './parts/PermissionDeniedView.tsx'

/** The page of a contact without the right to an address. */
export function DeniedPage() {
  const { person, send } = useSession()
  return <PermissionDeniedView onLogout={person && (() => send({ type: 'signOut.request' }))} />
}
