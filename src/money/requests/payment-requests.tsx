import type { ReactNode } from 'react'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'
import { useRequestActs } from '../bulk/request-acts.tsx'
import { bulkTexts } from '../bulk/texts.ts'
import { isDraft, requestCells } from './request-cells.tsx'

const PaymentRequestForm = lazyPage(async () => (await import('./PaymentRequestForm.tsx')).PaymentRequestForm)
const PaymentRequestView = lazyPage(async () => (await import('./PaymentRequestView.tsx')).PaymentRequestView)

/** The link to the list in which payment of several invoices is requested at once, for people who may do so. */
function linkToInvoices(page: RecordPage): ReactNode {
  const invoices = page.can('Add') ? page.listTo('Invoice') : null
  return invoices !== null && <LinkButton href={invoices}>{bulkTexts.chooseInvoices}</LinkButton>
}

function PaymentRequestList(page: RecordPage) {
  const acts = useRequestActs()
  return (
    <RecordList
      of={paymentRequest}
      page={page}
      isOpen={isDraft}
      acts={acts}
      actions={linkToInvoices(page)}
      columns={['requestNumber', 'invoiceId', 'billTo', 'amountMinor', 'dueDate', 'sentAt', 'reminders', 'paymentStatus']}
      hidden={['sentAt', 'reminders']}
      filters={['centreId', 'institutionId', 'currency', 'dueDate']}
      cells={requestCells}
    />
  )
}

export const paymentRequests = resourcePages(paymentRequest, {
  list: PaymentRequestList,
  form: PaymentRequestForm,
  view: PaymentRequestView,
})
