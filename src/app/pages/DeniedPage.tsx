import { useSession } from '#src/session/session-context.tsx'
import { PermissionDeniedView } from './parts/PermissionDeniedView.tsx'

/** The address was not given to this contact. */
export function DeniedPage() {
  const { person, send } = useSession()
  return <PermissionDeniedView onLogout={person && (() => send({ type: 'signOut.request' }))} />
}
