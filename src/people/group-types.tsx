import { groupType } from '#openapi/generated/resources/contacts/group-type.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const GroupTypeList = (page: RecordPage) => (
  <RecordList
    of={groupType}
    page={page}
    columns={['groupTypeName', 'purpose', 'membership', 'status']}
    filters={['purpose', 'membership']}
  />
)

const GroupTypeForm = (page: RecordPage) => (
  <RecordForm of={groupType} page={page} parts={{ 'Group type': ['groupTypeName', 'purpose', 'membership'] }} />
)

const GroupTypeView = (page: RecordPage) => <RecordView of={groupType} page={page} />

export const groupTypes = resourcePages(groupType, {
  list: GroupTypeList,
  form: GroupTypeForm,
  view: GroupTypeView,
})
