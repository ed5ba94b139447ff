import { useServices } from '#src/api/services.tsx'
import { RefusedUses } from '#src/resources/list/RefusedUses.tsx'
import { recordLinks } from '../../record-links.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'

/** The records that keep something from being deleted, as links to those that the person may open. */
export function KeptByUses({ problem }: { readonly problem: unknown }) {
  const { access } = useSignedInPortal()
  const { codec } = useServices()
  return <RefusedUses problem={problem} linkTo={recordLinks(access, codec.encrypt).linkTo} />
}
