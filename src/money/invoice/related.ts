import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { payment } from '#openapi/generated/resources/money/payment.ts'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { requestCells } from '../requests/request-cells.tsx'
import { relatedTo } from '#src/resources/view/related-records.ts'

/** What refers to an invoice: the tabs of its page. */

export const paymentsOfInvoice = relatedTo(payment, 'invoiceId', ['reference', 'receivedOn', 'amountMinor', 'method', 'status'])

export const creditNotesOfInvoice = relatedTo(invoice, 'creditOf', ['invoiceNumber', 'issueDate', 'totalMinor'])

export const requestsOfInvoice = relatedTo(
  paymentRequest,
  'invoiceId',
  ['requestNumber', 'amountMinor', 'dueDate', 'sentAt', 'paymentStatus'],
  requestCells,
)
