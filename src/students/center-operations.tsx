import { CalendarDays } from 'lucide-react'
import { centerOperation } from '#openapi/generated/resources/students/center-operation.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { DueDay } from './DueDay.tsx'
import { studentTexts as texts } from './texts.ts'

const Due = ({ value, record }: { readonly value: string; readonly record: StoredRecord }) => (
  <DueDay day={value} isOpen={record.status !== 'Done'} />
)

const cells = { dueOn: Due }

function OperationList(page: RecordPage) {
  const calendar = page.listTo('Event')
  return (
    <RecordList
      of={centerOperation}
      page={page}
      actions={
        calendar !== null && (
          <LinkButton href={`${calendar}?sources=operations`} icon={<CalendarDays size={16} aria-hidden />}>
            {texts.byDueDate}
          </LinkButton>
        )
      }
      columns={['title', 'centreId', 'yearId', 'operationType', 'dueOn', 'contactId', 'state']}
      filters={['centreId', 'yearId', 'operationType', 'dueOn', 'contactId']}
      cells={cells}
    />
  )
}

const OperationForm = (page: RecordPage) => (
  <RecordForm
    of={centerOperation}
    page={page}
    parts={{ Operation: ['title', 'operationType', 'centreId', 'yearId', 'dueOn', 'contactId'], Outcome: ['findings', 'actionRequired'] }}
  />
)

const OperationView = (page: RecordPage) => (
  <RecordView
    of={centerOperation}
    page={page}
    facts={['operationType', 'centreId', 'dueOn', 'contactId']}
    parts={{ '': ['yearId'], Outcome: ['findings', 'actionRequired'] }}
    cells={cells}
  />
)

export const centerOperations = resourcePages(centerOperation, { list: OperationList, form: OperationForm, view: OperationView })
