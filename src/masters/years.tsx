import { year } from '#openapi/generated/resources/masters/year.ts'
import { yearErrors } from '#openapi/masters/master-checks.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'

const intakesOfYear = lazyRelated(async () => (await import('./related.ts')).intakesOfYear)
const curriculaOfYear = lazyRelated(async () => (await import('./related.ts')).curriculaOfYear)
const centreGroupsOfYear = lazyRelated(async () => (await import('./related.ts')).centreGroupsOfYear)

const YearList = (page: RecordPage) => (
  <RecordList of={year} page={page} columns={['yearDesc', 'startDate', 'endDate', 'isCurrent', 'status']} />
)

const YearForm = (page: RecordPage) => (
  <RecordForm of={year} page={page} check={yearErrors} parts={{ Year: ['yearDesc', 'startDate', 'endDate', 'isCurrent'] }} />
)

const YearView = (page: RecordPage) => (
  <RecordView of={year} page={page}>
    <ViewTab id="intakes" title="Intakes" needs="Intake" related={intakesOfYear} />
    <ViewTab id="curricula" title="Curricula" needs="Curriculum" related={curriculaOfYear} />
    <ViewTab id="groups" title="Centre groups" needs="CentreGroup" related={centreGroupsOfYear} />
  </RecordView>
)

export const years = resourcePages(year, { list: YearList, form: YearForm, view: YearView })
