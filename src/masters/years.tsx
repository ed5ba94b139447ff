import { year } from '#openapi/generated/resources/masters/year.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const IntakesOfYear = lazyComponent(async () => (await import('./related.tsx')).IntakesOfYear)
const CurriculaOfYear = lazyComponent(async () => (await import('./related.tsx')).CurriculaOfYear)
const CentreGroupsOfYear = lazyComponent(async () => (await import('./related.tsx')).CentreGroupsOfYear)

const YearList = (page: RecordPage) => (
  <RecordList of={year} page={page} columns={['yearDesc', 'startDate', 'endDate', 'isCurrent', 'status']} />
)

const YearForm = (page: RecordPage) => (
  <RecordForm of={year} page={page} parts={{ Year: ['yearDesc', 'startDate', 'endDate', 'isCurrent'] }} />
)

const YearView = (page: RecordPage) => (
  <RecordView of={year} page={page}>
    <ViewTab id="intakes" title="Intakes" needs="Intake">
      <IntakesOfYear />
    </ViewTab>
    <ViewTab id="curricula" title="Curricula" needs="Curriculum">
      <CurriculaOfYear />
    </ViewTab>
    <ViewTab id="groups" title="Centre groups" needs="CentreGroup">
      <CentreGroupsOfYear />
    </ViewTab>
  </RecordView>
)

export const years = resourcePages(year, { list: YearList, form: YearForm, view: YearView })
