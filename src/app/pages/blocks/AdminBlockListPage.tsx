import { can } from '#machines/access/access.ts'
import { BlockListPage } from '#src/blocks/BlockListPage.tsx'
import type { BlockKindSpec } from '#src/blocks/kinds/kind.ts'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import { listStateOf } from '../../state/list-state.ts'
import { useAppState } from '../../state/PersonalState.tsx'
import { keptByUses } from '../parts/kept-by-uses.tsx'
import type { PageProps } from '../page.ts'

const denseView = 'compact'

/** Creates the list page of one kind of block; its actions follow the list's labels in the permission tree. */
export const blockListPage = (kind: BlockKindSpec) =>
  function AdminBlockListPage({ breadcrumbs }: PageProps) {
    const { person, access } = useSignedInPortal()
    const state = useAppState()
    const rights = { can: (label: string) => can(access, kind.paths.list, label) }
    const { filterData, recordView } = state.get('list')
    const columns = state.get('columns')
    return (
      <BlockListPage
        kind={kind}
        userId={person.userId}
        rights={rights}
        startsDense={filterData.key === kind.paths.list && recordView === denseView}
        startsHidden={columns.hidden[kind.paths.list] ?? []}
        onShown={({ query, isDense, hidden }) => {
          state.showList(kind.paths.list, listStateOf(query, isDense ? denseView : ''))
          state.set('columns', { ...state.get('columns'), hidden: { ...state.get('columns').hidden, [kind.paths.list]: [...hidden] } })
        }}
        keptBy={keptByUses}
        breadcrumbs={breadcrumbs}
      />
    )
  }
