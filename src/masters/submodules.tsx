import { submodule } from '#openapi/generated/resources/masters/submodule.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const SubmoduleList = (page: RecordPage) => (
  <RecordList
    of={submodule}
    page={page}
    columns={['submoduleName', 'moduleId', 'versions', 'weight', 'durationMinutes', 'status']}
    filters={['moduleId']}
  />
)

const SubmoduleForm = (page: RecordPage) => (
  <RecordForm
    of={submodule}
    page={page}
    parts={{ Submodule: ['submoduleName', 'moduleId', 'versions'], Assessment: ['weight', 'durationMinutes'] }}
  />
)

const SubmoduleView = (page: RecordPage) => <RecordView of={submodule} page={page} />

export const submodules = resourcePages(submodule, {
  list: SubmoduleList,
  form: SubmoduleForm,
  view: SubmoduleView,
})
