import { certificateType } from '#openapi/generated/resources/certificates/certificate-type.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const TypeList = (page: RecordPage) => (
  <RecordList
    of={certificateType}
    page={page}
    columns={['certificateTypeName', 'certificateTypeCode', 'kind', 'feeMinor', 'validityMonths', 'status']}
    filters={['kind', 'programIds', 'needsRelease']}
  />
)

const TypeForm = (page: RecordPage) => (
  <RecordForm
    of={certificateType}
    page={page}
    initial={{ needsRelease: 1 }}
    parts={{
      'Certificate Type': ['certificateTypeName', 'certificateTypeCode', 'kind', 'programIds', 'needsRelease'],
      Fee: ['feeMinor', 'currency', 'validityMonths'],
    }}
  />
)

const TypeView = (page: RecordPage) => (
  <RecordView
    of={certificateType}
    page={page}
    facts={['kind', 'feeMinor', 'validityMonths']}
    parts={{ 'Certificate Type': ['programIds', 'needsRelease'] }}
  />
)

export const certificateTypes = resourcePages(certificateType, { list: TypeList, form: TypeForm, view: TypeView })
