import { useState } from 'react'
import { Undo2 } from 'lucide-react'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView, ViewTab } from '#src/resources/view/RecordView.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { createInvoiceCheck } from './check-invoice.ts'
import { creditInvoice } from './credit-invoice.ts'
import { DueDate } from './DueDate.tsx'
import { moneyTexts as texts } from './texts.ts'
import { TypedTotals } from './TypedTotals.tsx'
import { variantOf } from './variant.ts'

const CreditNotesOfInvoice = lazyComponent(async () => (await import('./related.tsx')).CreditNotesOfInvoice)
const InvoicePaper = lazyComponent(async () => (await import('./InvoicePaper.tsx')).InvoicePaper)
const PaymentsOfInvoice = lazyComponent(async () => (await import('./related.tsx')).PaymentsOfInvoice)

const cells = { dueDate: DueDate }

/** Whether the page's list is that of universities. */
const isOfUniversities = ({ within }: RecordPage) => within['partnerKind']?.includes('University') ?? false

const InvoiceList = (page: RecordPage) => (
  <RecordList
    of={invoice}
    page={page}
    columns={[
      'invoiceNumber',
      'billTo',
      'yearId',
      'issueDate',
      'dueDate',
      'netMinor',
      'taxMinor',
      'totalMinor',
      'paidMinor',
      'balanceMinor',
      'paymentStatus',
    ]}
    hidden={['yearId', 'netMinor', 'taxMinor', 'paidMinor']}
    filters={[isOfUniversities(page) ? 'institutionId' : 'centreId', 'yearId', 'currency']}
    cells={cells}
  />
)

function InvoiceForm(page: RecordPage) {
  const partner = isOfUniversities(page) ? 'institutionId' : 'centreId'
  const [check] = useState(() => createInvoiceCheck(partner))
  return (
    <RecordEditor of={invoice} page={page} check={check} initial={{ variant: variantOf(page) }}>
      {(form) => (
        <>
          <FormPart title={texts.billTo}>
            {partner === 'centreId' ? (
              <Fields of={form} names={['centreId', 'studentId']} />
            ) : (
              <Field of={form} name="institutionId" isRequired />
            )}
            <Fields of={form} names={['yearId', 'currency', 'dueDate', 'poNumber', 'note']} />
          </FormPart>
          <FormPart title={texts.invoice}>
            <Field of={form} name="lines" />
            <TypedTotals form={form} />
            <Field of={form} name="instalments" />
          </FormPart>
        </>
      )}
    </RecordEditor>
  )
}

const isUnissued = ({ status }: StoredRecord) => status === 'Draft' || status === 'Ready to Invoice'
const isCreditable = ({ fields }: StoredRecord) => fields['creditOf'] === undefined && fields['creditedMinor'] === 0

function InvoiceView(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={invoice}
      page={page}
      facts={['totalMinor', 'paidMinor', 'creditedMinor', 'balanceMinor', 'dueDate']}
      cells={cells}
      overview={{ title: texts.invoice, content: <InvoicePaper /> }}
      isOpen={isUnissued}
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
      <ViewTab id="payments" title={texts.payments}>
        <PaymentsOfInvoice />
      </ViewTab>
      <ViewTab id="credit-notes" title={texts.creditNotes}>
        <CreditNotesOfInvoice />
      </ViewTab>
    </RecordView>
  )
}

export const invoices = resourcePages(invoice, { list: InvoiceList, form: InvoiceForm, view: InvoiceView })
