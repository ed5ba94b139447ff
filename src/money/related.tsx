import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { payment } from '#openapi/generated/resources/money/payment.ts'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { Related } from '#src/resources/view/Related.tsx'

/** What refers to an invoice: the tabs of its page. */

export const PaymentsOfInvoice = () => (
  <Related of={payment} by="invoiceId" columns={['reference', 'receivedOn', 'amountMinor', 'method', 'status']} />
)

export const CreditNotesOfInvoice = () => (
  <Related of={invoice} by="creditOf" columns={['invoiceNumber', 'issueDate', 'totalMinor', 'paymentStatus']} />
)

export const RequestsOfInvoice = () => (
  <Related of={paymentRequest} by="invoiceId" columns={['requestNumber', 'amountMinor', 'dueDate', 'sentAt', 'paymentStatus']} />
)
