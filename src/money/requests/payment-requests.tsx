import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'
import { isDraft, requestCells } from './request-cells.tsx'

const PaymentRequestForm = lazyPage(async () => (await import('./PaymentRequestForm.tsx')).PaymentRequestForm)
const PaymentRequestView = lazyPage(async () => (await import('./PaymentRequestView.tsx')).PaymentRequestView)

const PaymentRequestList = (page: RecordPage) => (
  <RecordList
    of={paymentRequest}
    page={page}
    isOpen={isDraft}
    columns={['requestNumber', 'invoiceId', 'billTo', 'amountMinor', 'dueDate', 'sentAt', 'reminders', 'paymentStatus']}
    hidden={['sentAt', 'reminders']}
    filters={['centreId', 'institutionId', 'currency', 'dueDate']}
    cells={requestCells}
  />
)

export const paymentRequests = resourcePages(paymentRequest, {
  list: PaymentRequestList,
  form: PaymentRequestForm,
  view: PaymentRequestView,
})
