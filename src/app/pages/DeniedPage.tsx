import { usePortal } from '../portal-context.tsx'
import { PermissionDeniedView } from './PermissionDeniedView.tsx'

/** The address was not given to this contact. */
export function DeniedPage() {
  const portal = usePortal()
  return <PermissionDeniedView onLogout={portal && portal.logout} />
}
