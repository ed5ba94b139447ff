import { roleType } from '#openapi/generated/resources/contacts/role-type.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const RoleTypeList = (page: RecordPage) => (
  <RecordList
    of={roleType}
    page={page}
    columns={['roleTypeName', 'componentTypeId', 'contactTypeIds', 'isSingle', 'status']}
    filters={['componentTypeId', 'contactTypeIds', 'isSingle']}
  />
)

const RoleTypeForm = (page: RecordPage) => (
  <RecordForm
    of={roleType}
    page={page}
    parts={{ 'Role type': ['roleTypeName', 'componentTypeId'], 'Who may have it': ['contactTypeIds', 'isSingle'] }}
  />
)

const RoleTypeView = (page: RecordPage) => <RecordView of={roleType} page={page} />

export const roleTypes = resourcePages(roleType, { list: RoleTypeList, form: RoleTypeForm, view: RoleTypeView })
