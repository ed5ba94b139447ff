import { componentType } from '#openapi/generated/resources/contacts/component-type.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const ComponentTypeList = (page: RecordPage) => (
  <RecordList of={componentType} page={page} columns={['componentTypeName', 'componentTypeCode', 'description', 'status']} />
)

const ComponentTypeForm = (page: RecordPage) => (
  <RecordForm of={componentType} page={page} parts={{ 'Component type': ['componentTypeName', 'componentTypeCode', 'description'] }} />
)

const ComponentTypeView = (page: RecordPage) => <RecordView of={componentType} page={page} />

export const componentTypes = resourcePages(componentType, {
  list: ComponentTypeList,
  form: ComponentTypeForm,
  view: ComponentTypeView,
})
