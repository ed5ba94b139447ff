import { attempt } from '#openapi/generated/resources/sittings/attempt.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

const AttemptList = (page: RecordPage) => (
  <RecordList
    of={attempt}
    page={page}
    fixed="kind=attempt"
    columns={[
      'candidateNumber',
      'deliveryId',
      'studentId',
      'centreId',
      'startedAt',
      'endsAt',
      'submittedAt',
      'autoMarks',
      'finalMarks',
      'state',
    ]}
    hidden={['centreId', 'endsAt', 'autoMarks']}
    filters={['deliveryId', 'studentId', 'centreId']}
  />
)

const AttemptForm = (page: RecordPage) => <RecordForm of={attempt} page={page} parts={{ Attempt: ['deliveryId', 'studentId'] }} />

const AttemptView = (page: RecordPage) => (
  <RecordView
    of={attempt}
    page={page}
    facts={['deliveryId', 'studentId', 'startedAt', 'submittedAt', 'finalMarks']}
    parts={{ Time: ['opensAt', 'endsAt', 'extraMinutes'], Events: ['events'] }}
  />
)

export const attempts = resourcePages(attempt, {
  list: AttemptList,
  form: AttemptForm,
  view: AttemptView,
})
