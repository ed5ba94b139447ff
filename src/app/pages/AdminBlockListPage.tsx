import { can } from '#machines/access/access.ts'
import { BlockListPage, type ShownList } from '../../blocks/BlockListPage.tsx'
import type { BlockKindSpec } from '../../blocks/kinds/kind.ts'
import { statusIds } from '../../blocks/kinds/wire-service.ts'
import { useSignedInPortal } from '../portal-context.tsx'
import { useAppState } from '../state/PersonalState.tsx'
import type { PageProps } from './page.ts'

const denseView = 'compact'

/** What the list shows, as the portal remembers lists. */
const listStateOf = ({ query: { search, status, sort }, isDense }: ShownList) => ({
  searchText: search,
  searchCriteria: '',
  courseStatus: { statusId: statusIds[status], buttonType: status },
  recordView: isDense ? denseView : '',
  sortData: sort,
  sortParam: sort ? `${sort.column}:${sort.direction}` : '',
})

/** Makes the page that lists one kind of block; its actions follow the labels of that list in the permission tree. */
export const blockListPage = (kind: BlockKindSpec) =>
  function AdminBlockListPage({ breadcrumbs }: PageProps) {
    const { access } = useSignedInPortal()
    const state = useAppState()
    const rights = { can: (label: string) => can(access, kind.paths.list, label) }
    const { filterData, recordView } = state.get('list')
    return (
      <BlockListPage
        kind={kind}
        rights={rights}
        startsDense={filterData.key === kind.paths.list && recordView === denseView}
        onShown={(list) => state.showList(kind.paths.list, listStateOf(list))}
        breadcrumbs={breadcrumbs}
      />
    )
  }
