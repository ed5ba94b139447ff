import { module } from '#openapi/generated/resources/masters/module.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const ModuleList = (page: RecordPage) => (
  <RecordList
    of={module}
    page={page}
    columns={['moduleName', 'moduleCode', 'programId', 'colourId', 'versions', 'credits', 'status']}
    filters={['programId', 'evaluations', 'isEnglish']}
  />
)

const ModuleForm = (page: RecordPage) => (
  <RecordForm
    of={module}
    page={page}
    parts={{
      Module: ['moduleName', 'moduleCode', 'programId', 'colourId'],
      Scheduling: ['evaluations', 'versions'],
      Assessment: ['credits', 'passMark', 'isEnglish', 'description'],
    }}
  />
)

const ModuleView = (page: RecordPage) => <RecordView of={module} page={page} />

export const modules = resourcePages(module, { sort: 'moduleName:asc', list: ModuleList, form: ModuleForm, view: ModuleView })
