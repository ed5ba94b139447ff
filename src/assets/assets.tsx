import { asset } from '#openapi/generated/resources/assets/asset.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { FileSize } from './FileSize.tsx'

const cells = { sizeBytes: FileSize }

/** What is archived is restored before it is changed. */
const isInUse = ({ fields }: StoredRecord) => fields['isArchived'] !== 1

const AssetList = (page: RecordPage) => (
  <RecordList
    of={asset}
    page={page}
    isOpen={isInUse}
    columns={['assetName', 'assetTypeId', 'folderId', 'tagIds', 'ownerContactId', 'sizeBytes', 'versionNo', 'expiresOn', 'status']}
    hidden={['ownerContactId', 'versionNo']}
    filters={['assetTypeId', 'folderId', 'tagIds', 'ownerContactId', 'moduleId', 'centreId', 'yearId']}
    cells={cells}
  />
)

const AssetForm = (page: RecordPage) => (
  <RecordForm
    of={asset}
    page={page}
    parts={{
      File: ['assetTypeId', 'file', 'assetName', 'folderId'],
      Details: ['description', 'tagIds', 'moduleId', 'centreId', 'yearId', 'ownerContactId', 'expiresOn'],
    }}
  />
)

const AssetView = (page: RecordPage) => (
  <RecordView
    of={asset}
    page={page}
    facts={['assetTypeId', 'sizeBytes', 'versionNo', 'expiresOn']}
    parts={{
      File: ['file', 'folderId', 'tagIds', 'description'],
      Details: ['moduleId', 'centreId', 'yearId', 'ownerContactId', 'stewardName'],
    }}
    cells={cells}
    isOpen={isInUse}
  />
)

export const assets = resourcePages(asset, { list: AssetList, form: AssetForm, view: AssetView })
