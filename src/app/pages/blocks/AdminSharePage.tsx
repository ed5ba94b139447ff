import { can } from '#machines/access/access.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { SharePage } from '#src/blocks/sharing/SharePage.tsx'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'

/** Creates the page that shares and prints the timetable of one kind's block. Its pattern names the block. */
export const sharePage = (kind: BlockKindSpec) =>
  function AdminSharePage({ params, breadcrumbs }: PageProps) {
    const { access } = useSignedInPortal()
    const [id = ''] = Object.values(params)
    return <SharePage kind={kind} id={id} mayModify={can(access, kind.paths.list, 'Modify')} breadcrumbs={breadcrumbs} />
  }
