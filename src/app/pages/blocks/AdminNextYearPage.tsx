import { can } from '#machines/access/access.ts'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { NextYearPage } from '#src/blocks/next-year/NextYearPage.tsx'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'

/** Creates the page that makes next year's block from a block of one kind. Its pattern names the block. */
export const nextYearPage = (kind: BlockKindSpec) =>
  function AdminNextYearPage({ params, breadcrumbs }: PageProps) {
    const { access, person } = useSignedInPortal()
    const [id = ''] = Object.values(params)
    return (
      <NextYearPage
        kind={kind}
        id={id}
        userId={person.userId}
        mayModify={can(access, kind.paths.list, 'Modify')}
        breadcrumbs={breadcrumbs}
      />
    )
  }
