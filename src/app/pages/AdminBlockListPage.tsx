import { can } from '#machines/access/access.ts'
import { BlockListPage } from '../../blocks/BlockListPage.tsx'
import type { BlockKindSpec } from '../../blocks/kinds/kind.ts'
import { useSignedInPortal } from '../portal-context.tsx'
import type { PageProps } from './page.ts'

/** Makes the page that lists one kind of block; its actions follow the labels of that list in the permission tree. */
export const blockListPage = (kind: BlockKindSpec) =>
  function AdminBlockListPage({ breadcrumbs }: PageProps) {
    const { access } = useSignedInPortal()
    const rights = { can: (label: string) => can(access, kind.paths.list, label) }
    return <BlockListPage kind={kind} rights={rights} breadcrumbs={breadcrumbs} />
  }
