import { contactType } from '#openapi/generated/resources/contacts/contact-type.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const ContactTypeList = (page: RecordPage) => (
  <RecordList
    of={contactType}
    page={page}
    columns={['contactTypeName', 'contactTypeCode', 'parentContactType', 'status']}
    filters={['parentContactType']}
  />
)

const ContactTypeForm = (page: RecordPage) => (
  <RecordForm of={contactType} page={page} parts={{ 'Contact type': ['contactTypeName', 'contactTypeCode', 'parentContactType'] }} />
)

const ContactTypeView = (page: RecordPage) => <RecordView of={contactType} page={page} />

export const contactTypes = resourcePages(contactType, {
  list: ContactTypeList,
  form: ContactTypeForm,
  view: ContactTypeView,
})
