import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import { laterPage } from './later-page.tsx'
import { isOfUniversities } from './variant.ts'

const InvoiceView = laterPage(async () => (await import('./invoice/InvoiceView.tsx')).InvoiceView)
const InvoiceForm = laterPage(async () => (await import('./InvoiceForm.tsx')).InvoiceForm)

const InvoiceList = (page: RecordPage) => (
  <InvoiceTable page={page} filters={[isOfUniversities(page) ? 'institutionId' : 'centreId', 'yearId', 'currency']} />
)

export const invoices = resourcePages(
  invoice,
  { list: InvoiceList, form: InvoiceForm, view: InvoiceView },
  { form: [InvoiceForm], view: [InvoiceView] },
)
