import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { Redirect } from 'wouter'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { useServices } from '#src/api/services.tsx'
import { NoSuchRecord } from '#src/resources/NoSuchRecord.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { recordQuery } from '#src/resources/record-queries.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { lazyRelated } from '#src/resources/view/lazy-related.tsx'
import { useRecords } from '#src/resources/use-records.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { creditInvoice } from './credit-invoice.ts'
import { isLineCreditable } from './creditable.ts'
import { invoiceCells, isDraft, isUnissued } from '../InvoiceTable.tsx'
import { linksOfInvoice } from './invoice-links.tsx'
import { paperTools } from './paper-tools.tsx'
import { InvoiceStatuses, OpenBalance } from './InvoicePanel.tsx'
import { moneyTexts as texts } from '../texts.ts'
import { placeOfInvoice } from '../variant.ts'

const creditNotesOfInvoice = lazyRelated(async () => (await import('./related.ts')).creditNotesOfInvoice)
const CreditLines = lazyComponent(async () => (await import('./CreditLines.tsx')).CreditLines)
const InvoicePaper = lazyComponent(async () => (await import('./InvoicePaper.tsx')).InvoicePaper)
const RequestsOfInvoice = lazyComponent(async () => (await import('./RequestsOfInvoice.tsx')).RequestsOfInvoice, { isOptional: true })
const requestsOfInvoice = lazyRelated(async () => (await import('./related.ts')).requestsOfInvoice)
const paymentsOfInvoice = lazyRelated(async () => (await import('./related.ts')).paymentsOfInvoice)

const isCreditable = (record: StoredRecord) => isLineCreditable(record) && record.fields['creditedMinor'] === 0

const panel = {
  above: (
    <>
      <OpenBalance />
      <InvoiceStatuses />
      <LazyBoundary fallback={null}>
        <RequestsOfInvoice />
      </LazyBoundary>
    </>
  ),
  below: null,
  brief: <OpenBalance />,
}

/** The page of an invoice, which stands in its own list and in those of all variants. */
export function InvoiceView(page: RecordPage) {
  const { service, codec } = useRecords(invoice)
  const id = codec.decrypt(page.pathId)
  const { data } = useQuery({ ...recordQuery(invoice, service, id ?? ''), enabled: id !== null })
  const place = data ? placeOfInvoice(data, page) : 'here'
  if (place === 'here') return <InvoiceHere page={page} isCredit={data?.fields['creditOf'] !== undefined} />
  return place === 'nowhere' ? <NoSuchRecord rules={invoice} page={page} /> : <Redirect replace to={place.address} />
}

/** The page of an invoice or a credit note; a credit note has no payments, payment requests or credit notes of its own. */
function InvoiceHere({ page, isCredit }: { readonly page: RecordPage; readonly isCredit: boolean }) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={invoice}
      page={page}
      facts={['totalMinor', 'paidMinor', 'creditedMinor', 'dueDate']}
      meta="billTo"
      panel={panel}
      cells={invoiceCells}
      overview={{ title: texts.invoice, content: <InvoicePaper />, isPaper: true, tools: paperTools }}
      isOpen={isUnissued}
      mayDelete={isDraft}
      links={(record) => linksOfInvoice(record, page, codec)}
      acts={[
        {
          act: 'own:credit',
          label: texts.credit,
          icon: <Undo2 size={16} aria-hidden />,
          from: ['Pending', 'Partially paid', 'Paid', 'Confirmed'],
          permission: 'Publish',
          hasComment: true,
          isFor: isCreditable,
          run: (id, reason) => creditInvoice(api, codec, id, reason),
        },
      ]}
    >
      {!isCredit && <ViewTab id="payments" title={texts.payments} related={paymentsOfInvoice} />}
      {!isCredit && <ViewTab id="requests" title={texts.paymentRequests} needs="PaymentRequest" related={requestsOfInvoice} />}
      {!isCredit && (
        <ViewTab id="credit-notes" title={texts.creditNotes} related={creditNotesOfInvoice}>
          <LazyBoundary fallback={null}>
            <CreditLines />
          </LazyBoundary>
        </ViewTab>
      )}
    </RecordView>
  )
}
