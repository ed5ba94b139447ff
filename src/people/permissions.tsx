import { permission } from '#openapi/generated/resources/rights/permission.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const PermissionList = (page: RecordPage) => (
  <RecordList of={permission} page={page} columns={['permissionName', 'description', 'status']} />
)

const PermissionForm = (page: RecordPage) => (
  <RecordForm of={permission} page={page} parts={{ Permission: ['permissionName', 'description'] }} />
)

const PermissionView = (page: RecordPage) => <RecordView of={permission} page={page} />

export const permissions = resourcePages(permission, {
  list: PermissionList,
  form: PermissionForm,
  view: PermissionView,
})
