import { can } from '#machines/access/access.ts'
import { BlockWizardPage, type BlockWizardPageProps } from '#src/blocks/BlockWizardPage.tsx'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import { keptByUses } from '../parts/kept-by-uses.tsx'
import type { PageProps } from '../page.ts'

function entryOf({ paths }: BlockKindSpec, pattern: string): BlockWizardPageProps['entry'] {
  if (pattern === paths.create) return 'create'
  if (pattern === paths.editPattern) return 'edit'
  if (pattern === paths.defineStep) return 'define'
  return pattern === paths.summary ? 'summary' : 'wizard'
}

/** Creates the wizard page of one kind; all addresses of the wizard share it. */
export const blockWizardPage = (kind: BlockKindSpec) =>
  function AdminBlockWizardPage({ pattern, params, breadcrumbs }: PageProps) {
    const { person, access } = useSignedInPortal()
    const [pathId] = Object.values(params)
    return (
      <BlockWizardPage
        kind={kind}
        entry={entryOf(kind, pattern)}
        {...(pathId === undefined ? {} : { pathId })}
        userId={person.userId}
        mayModify={can(access, kind.paths.list, 'Modify')}
        keptBy={keptByUses}
        breadcrumbs={breadcrumbs}
      />
    )
  }
