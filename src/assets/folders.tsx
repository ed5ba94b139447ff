import { folder } from '#openapi/generated/resources/assets/folder.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import { listView, type RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { useFromSearch } from '#src/ui/navigation/use-from-search.ts'
import { FileSize } from './FileSize.tsx'

const FolderBrowser = lazyComponent(async () => (await import('./library/browser/FolderBrowser.tsx')).FolderBrowser)

const cells = { sizeBytes: FileSize }

const FolderRows = (page: RecordPage) => (
  <RecordList
    of={folder}
    page={page}
    columns={['folderName', 'parentFolderId', 'assetCount', 'sizeBytes', 'ownerContactId', 'status']}
    filters={['parentFolderId', 'ownerContactId']}
    cells={cells}
    fixed={listView}
  />
)

const asksForList = (search: string) => new URLSearchParams(search).get('view') === 'list'

/** The library as folders, or the folders as a list where the address asks for one. */
const FolderList = (page: RecordPage) =>
  useFromSearch(asksForList) ? (
    <FolderRows {...page} />
  ) : (
    <LazyBoundary fallback={<PagePlaceholder />}>
      <FolderBrowser {...page} />
    </LazyBoundary>
  )

const FolderForm = (page: RecordPage) => (
  <RecordForm of={folder} page={page} parts={{ Folder: ['folderName', 'parentFolderId', 'ownerContactId', 'inheritsShares'] }} />
)

const FolderView = (page: RecordPage) => (
  <RecordView
    of={folder}
    page={page}
    facts={['assetCount', 'sizeBytes']}
    parts={{ '': ['parentFolderId', 'ownerContactId', 'inheritsShares'] }}
    cells={cells}
  />
)

export const folders = resourcePages(folder, { list: FolderList, form: FolderForm, view: FolderView }, { list: [FolderBrowser] })
