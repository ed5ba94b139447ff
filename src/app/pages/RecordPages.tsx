import type { ComponentType } from 'react'
import { can, decide } from '#machines/access/access.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { RecordPageProvider } from '#src/resources/record-page-context.ts'
import { recordLinks } from '../record-links.ts'
import { matchRoute } from '../routes.ts'
import type { ResourceEntry } from '../resources.ts'
import { recordListStateOf } from '../state/list-state.ts'
import { useAppState } from '../state/PersonalState.tsx'
import { useSignedInPortal } from '../state/portal-context.tsx'
import type { PageProps } from './page.ts'

const denseView = 'compact'

/** Creates a page of a resource; what a person may do there follows the labels of a page in the permission tree. */
export const recordPage = ({ paths, rightsOf, sort, within, partCalls, mayAdd }: ResourceEntry, Page: ComponentType<RecordPage>) =>
  function AdminRecordPage({ title, params, breadcrumbs }: PageProps) {
    const { person, access } = useSignedInPortal()
    const { codec } = useServices()
    const state = useAppState()
    const { filterData, recordView } = state.get('list')
    const studentId = codec.decrypt(person.studentKey)
    const page: RecordPage = {
      paths,
      rightsOf,
      title,
      sort,
      within,
      partCalls,
      // The last parameter names the record; those before it name what it belongs to.
      pathId: Object.values(params).at(-1),
      userId: person.userId,
      contactId: person.contactId,
      contactType: access.contactType,
      studentId: studentId === null ? null : Number(studentId),
      mayEditDelivery: person.mayEditDelivery,
      downloads: person.downloads,
      can: (right) => can(access, rightsOf, right) && (right !== 'Add' || !mayAdd || mayAdd(person)),
      ...recordLinks(access, codec.encrypt),
      knows: (path) => matchRoute(path) !== null,
      opens: (path) => decide(access, path) === 'allowed',
      memory: {
        hidden: state.get('columns').hidden[paths.list] ?? null,
        order: state.get('columns').order?.[paths.list] ?? [],
        isDense: filterData.key === paths.list && recordView === denseView,
      },
      onShown: (query, { hidden, order, isDense }) => {
        const filters = Object.fromEntries(Object.entries(query.filters ?? {}).map(([name, values = []]) => [name, [...values]]))
        state.showList(paths.list, recordListStateOf(query, isDense ? denseView : ''), filters)
        const columns = state.get('columns')
        state.set('columns', {
          hidden: { ...columns.hidden, [paths.list]: [...(hidden ?? [])] },
          order: { ...columns.order, [paths.list]: [...order] },
        })
      },
      breadcrumbs: (last, within) => breadcrumbs(last, undefined, within),
    }
    return (
      <RecordPageProvider value={page}>
        <Page {...page} />
      </RecordPageProvider>
    )
  }
