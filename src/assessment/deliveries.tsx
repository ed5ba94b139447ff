import { delivery } from '#openapi/generated/resources/assessment/delivery.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const DeliveryList = (page: RecordPage) => (
  <RecordList
    of={delivery}
    page={page}
    columns={[
      'deliveryName',
      'paperId',
      'date',
      'slot',
      'opensAt',
      'closesAt',
      'markingMode',
      'candidates',
      'started',
      'submitted',
      'marked',
      'state',
    ]}
    hidden={['slot', 'closesAt', 'markingMode']}
    filters={['paperId', 'moduleId', 'blockKind', 'examBlockId', 'testBlockId', 'centreIds', 'isPractice', 'markingMode']}
  />
)

const DeliveryForm = (page: RecordPage) => (
  <RecordForm
    of={delivery}
    page={page}
    parts={{
      Delivery: ['deliveryName', 'paperId', 'isPractice'],
      Sitting: ['blockKind', 'examBlockId', 'testBlockId', 'date', 'slot', 'centreIds', 'lateMinutes'],
      Marking: ['markingMode', 'tolerance'],
    }}
  />
)

const DeliveryView = (page: RecordPage) => (
  <RecordView
    of={delivery}
    page={page}
    facts={['paperId', 'moduleId', 'opensAt', 'closesAt']}
    parts={{
      Sitting: ['examBlockId', 'testBlockId', 'date', 'slot', 'centreIds', 'lateMinutes', 'accessCode'],
      Marking: ['markingMode', 'tolerance'],
    }}
  />
)

export const deliveries = resourcePages(delivery, {
  list: DeliveryList,
  form: DeliveryForm,
  view: DeliveryView,
})
