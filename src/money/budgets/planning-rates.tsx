import { planningRate } from '#openapi/generated/resources/money/planning-rate.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const RateList = (page: RecordPage) => (
  <RecordList
    of={planningRate}
    page={page}
    columns={['rateName', 'yearId', 'currency', 'rate', 'status']}
    filters={['yearId', 'currency']}
  />
)

const RateForm = (page: RecordPage) => (
  <RecordForm of={planningRate} page={page} parts={{ 'Planning rate': ['yearId', 'currency', 'rate'] }} />
)

const RateView = (page: RecordPage) => <RecordView of={planningRate} page={page} facts={['rate']} />

export const planningRates = resourcePages(planningRate, { list: RateList, form: RateForm, view: RateView })
