import { payment } from '#openapi/generated/resources/money/payment.ts'
import { openStatuses } from '#openapi/money/open-invoice.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'

/** A payment is never changed: it is reversed. */
const isNeverOpen = () => false

const PaymentList = (page: RecordPage) => (
  <RecordList
    of={payment}
    page={page}
    isOpen={isNeverOpen}
    columns={['reference', 'invoiceId', 'receivedOn', 'amountMinor', 'method', 'status']}
    filters={['centreId', 'institutionId', 'currency', 'method', 'receivedOn']}
  />
)

const PaymentForm = (page: RecordPage) => (
  <RecordEditor of={payment} page={page}>
    {(form) => (
      <FormPart title="Payment">
        <Field of={form} name="invoiceId" narrow={{ statusId: openStatuses }} />
        <Fields of={form} names={['receivedOn', 'amountMinor', 'method', 'reference', 'note']} />
      </FormPart>
    )}
  </RecordEditor>
)

const PaymentView = (page: RecordPage) => (
  <RecordView of={payment} page={page} facts={['amountMinor', 'receivedOn', 'method']} isOpen={isNeverOpen} />
)

export const payments = resourcePages(payment, { list: PaymentList, form: PaymentForm, view: PaymentView })
