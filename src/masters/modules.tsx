import { blockResources } from '#openapi/generated/block-resources.ts'
import { module } from '#openapi/generated/resources/masters/module.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const submodulesOfModule = lazyRelated(async () => (await import('./related.ts')).submodulesOfModule)

const ModuleWeights = lazyComponent(async () => (await import('./ModuleWeights.tsx')).ModuleWeights)
const Uses = lazyComponent(async () => (await import('#src/resources/view/RecordReads.tsx')).Uses)

const countBlocks = async () => (await import('./module-counts.ts')).countBlocks
const countRules = async () => (await import('./module-counts.ts')).countRules

const ModuleList = (page: RecordPage) => (
  <RecordList
    of={module}
    page={page}
    columns={['moduleName', 'moduleCode', 'programId', 'colourId', 'colourCode', 'versions', 'credits', 'status']}
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

const ModuleView = (page: RecordPage) => (
  <RecordView of={module} page={page} facts={['credits', 'passMark', 'isEnglish']}>
    <ViewTab id="submodules" title="Submodules" needs="Submodule" related={submodulesOfModule}>
      <ModuleWeights />
    </ViewTab>
    <ViewTab id="blocks" title="Blocks" count={countBlocks}>
      <Uses of={module} by={Object.values(blockResources)} />
    </ViewTab>
    <ViewTab id="rules" title="Module properties" count={countRules}>
      <Uses of={module} by={['ModuleRule']} />
    </ViewTab>
  </RecordView>
)

export const modules = resourcePages(module, { list: ModuleList, form: ModuleForm, view: ModuleView })
