import { InvoiceView } from '#src/money/invoice/InvoiceView.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { Sheet } from '../blocks/sheet.tsx'
import { listOf } from '../resources/fixtures.ts'
import { inAddress, pageAt, Served, type Calls } from '../resources/served.tsx'

const list = '/sms/invoicing/new-invoices-centres'
const stamp = { date: '2026-09-01 09:00:00.000000' }

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
  createdAt: stamp,
  updatedAt: stamp,
  updatedBy: 'Alexandrina Lindqvist',
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
