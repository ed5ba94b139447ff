import { payment } from '#openapi/generated/resources/money/payment.ts'
import { RecordForm } from '#src/resources/form/RecordForm.tsx'
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
  <RecordForm of={payment} page={page} parts={{ Payment: ['invoiceId', 'receivedOn', 'amountMinor', 'method', 'reference', 'note'] }} />
)

const PaymentView = (page: RecordPage) => (
  <RecordView of={payment} page={page} facts={['amountMinor', 'receivedOn', 'method']} isOpen={isNeverOpen} />
)

export const payments = resourcePages(payment, { list: PaymentList, form: PaymentForm, view: PaymentView })
