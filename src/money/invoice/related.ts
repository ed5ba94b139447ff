import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { payment } from '#openapi/generated/resources/money/payment.ts'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import { moneyTexts } from '../texts.ts'
import { requestCells } from '../requests/request-cells.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { relatedTo } from '#src/resources/view/related-records.ts'

/** What refers to an invoice: the tabs of its page. */

/** Only an invoice that waits for money takes a payment. */
export const paymentsOfInvoice = {
  ...relatedTo(payment, 'invoiceId', ['reference', 'receivedOn', 'amountMinor', 'method', 'status']),
  mayAdd: ({ status }: StoredRecord) => isOpenStatus(status),
}

export const creditNotesOfInvoice = {
  ...relatedTo(invoice, 'creditOf', ['invoiceNumber', 'issueDate', 'totalMinor']),
  nouns: moneyTexts.creditNotes,
}

export const requestsOfInvoice = relatedTo(
  paymentRequest,
  'invoiceId',
  ['requestNumber', 'amountMinor', 'dueDate', 'sentAt', 'paymentStatus'],
  requestCells,
)
