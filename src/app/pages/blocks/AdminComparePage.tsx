import { ComparePage } from '#src/blocks/compare/ComparePage.tsx'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'

/** Creates the page that compares two blocks of one kind. */
export const comparePage = (kind: BlockKindSpec) =>
  function AdminComparePage({ breadcrumbs }: PageProps) {
    const { person } = useSignedInPortal()
    return <ComparePage kind={kind} userId={person.userId} breadcrumbs={breadcrumbs} />
  }
