import { assetType } from '#openapi/generated/resources/assets/asset-type.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const TypeList = (page: RecordPage) => (
  <RecordList
    of={assetType}
    page={page}
    columns={['assetTypeName', 'assetTypeCode', 'extensions', 'maxSizeMb', 'needsReview', 'retentionMonths', 'status']}
    filters={['extensions', 'maxSizeMb', 'needsReview', 'retentionMonths']}
  />
)

const TypeForm = (page: RecordPage) => (
  <RecordForm
    of={assetType}
    page={page}
    parts={{ 'Asset Type': ['assetTypeName', 'assetTypeCode'], Files: ['extensions', 'maxSizeMb', 'needsReview', 'retentionMonths'] }}
  />
)

const TypeView = (page: RecordPage) => <RecordView of={assetType} page={page} facts={['extensions', 'maxSizeMb']} />

export const assetTypes = resourcePages(assetType, { list: TypeList, form: TypeForm, view: TypeView })
