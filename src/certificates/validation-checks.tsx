import { validationCheck } from '#openapi/generated/resources/certificates/validation-check.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const CheckList = (page: RecordPage) => (
  <RecordList
    of={validationCheck}
    page={page}
    columns={['checkNumber', 'code', 'certificateId', 'channel', 'checkedAt', 'outcome']}
    filters={['certificateId', 'channel']}
  />
)

const CheckForm = (page: RecordPage) => <RecordForm of={validationCheck} page={page} parts={{ 'Validation Check': ['code', 'note'] }} />

const CheckView = (page: RecordPage) => (
  <RecordView
    of={validationCheck}
    page={page}
    facts={['channel', 'checkedAt']}
    parts={{ 'Validation Check': ['code', 'certificateId', 'note'] }}
  />
)

export const validationChecks = resourcePages(validationCheck, { list: CheckList, form: CheckForm, view: CheckView })
