import { InvoiceForm } from '#src/money/InvoiceForm.tsx'
import { InvoiceView } from '#src/money/invoice/InvoiceView.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { listOf, stamps } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Answers, type Calls } from '../resources/served.tsx'

const list = '/sms/invoicing/new-invoices-centres'

/** An invoice of one line that was charged twice. */
export const issued = {
  invoiceId: 41,
  invoiceNumber: 'PW-2026-00041',
  invoiceName: 'PW-2026-00041',
  billTo: 'Baobab College Accra',
  billToAddress: '26 College Road\nAccra\nGhana',
  billToTaxNumber: 'TIN 20418826-0001',
  sellerName: 'Pathway Education Ltd',
  sellerAddress: '8 Millgate, Manchester M1\nUnited Kingdom',
  sellerTaxNumber: 'VAT GB 204 1187 55',
  variant: 'New',
  partnerKind: 'Centre',
  centreId: 26,
  yearId: 22,
  currency: 'GBP',
  issueDate: '2026-09-12',
  dueDate: '2026-10-12',
  lines: [{ description: 'Exam papers', quantity: 3, unitMinor: 3333, taxRate: 20, netMinor: 9999 }],
  netMinor: 9999,
  taxMinor: 2000,
  totalMinor: 11_999,
  paidMinor: 0,
  creditedMinor: 0,
  balanceMinor: 11_999,
  paymentStatus: 'Pending',
  ...stamps,
  names: { Centre: { 26: { name: 'Baobab College Accra', status: 1 } }, Year: { 22: { name: '2026/27', status: 1 } } },
}

interface InvoicePageProps {
  readonly fields: object
  readonly within?: RecordPage['within']
  readonly tab?: string
  readonly calls?: Calls
}

/** The page of the invoice, with other fields. */
export const InvoicePage = ({ fields, within = {}, tab = '', calls = {} }: InvoicePageProps) => (
  <Served
    answers={{ 'GET details/{id}': () => ({ ...issued, ...fields }), 'GET list': listOf([]) }}
    calls={calls}
    path={`${list}/view/${inAddress('41')}${tab}`}
  >
    <Sheet>
      <InvoiceView {...pageAt(list, 'New Invoices Centres', '41')} within={within} />
    </Sheet>
  </Served>
)

interface InvoiceFormPageProps {
  readonly answers: Answers
  /** The invoice that is changed; a new one for Baobab College Accra without it. */
  readonly id?: string
  readonly within?: RecordPage['within']
}

/** The form of an invoice. */
export const InvoiceFormPage = ({ answers, id, within = {} }: InvoiceFormPageProps) => (
  <Served answers={answers} path={`${list}/${id === undefined ? `create?centreId=${inAddress('26')}` : `edit/${inAddress(id)}`}`}>
    <Sheet>
      <InvoiceForm {...pageAt(list, 'Invoices', id ?? '')} within={within} {...(id === undefined && { pathId: undefined })} />
    </Sheet>
  </Served>
)
