import { centreGroup } from '#openapi/generated/resources/masters/centre-group.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const CentreGroupList = (page: RecordPage) => (
  <RecordList
    of={centreGroup}
    page={page}
    columns={['centreGroupName', 'yearId', 'curriculumId', 'noOfGroups', 'status']}
    filters={['yearId', 'curriculumId']}
  />
)

const CentreGroupForm = (page: RecordPage) => (
  <RecordForm
    of={centreGroup}
    page={page}
    parts={{ 'Centre group': ['centreGroupName', 'yearId', 'curriculumId', 'noOfGroups'], Groups: ['groups'] }}
  />
)

const CentreGroupView = (page: RecordPage) => <RecordView of={centreGroup} page={page} />

export const centreGroups = resourcePages(centreGroup, {
  sort: 'centreGroupName:asc',
  list: CentreGroupList,
  form: CentreGroupForm,
  view: CentreGroupView,
})
