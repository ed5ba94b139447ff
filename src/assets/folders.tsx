import { folder } from '#openapi/generated/resources/assets/folder.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { FileSize } from './FileSize.tsx'

const cells = { sizeBytes: FileSize }

const FolderList = (page: RecordPage) => (
  <RecordList
    of={folder}
    page={page}
    columns={['folderName', 'parentFolderId', 'assetCount', 'sizeBytes', 'ownerContactId', 'status']}
    filters={['parentFolderId', 'ownerContactId']}
    cells={cells}
  />
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

export const folders = resourcePages(folder, { list: FolderList, form: FolderForm, view: FolderView })
