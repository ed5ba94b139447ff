import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { isOfUniversities } from './variant.ts'

const InvoiceView = lazyPage(async () => (await import('./invoice/InvoiceView.tsx')).InvoiceView)
const InvoiceForm = lazyPage(async () => (await import('./InvoiceForm.tsx')).InvoiceForm)

const InvoiceList = (page: RecordPage) => (
  <InvoiceTable
    page={page}
    // A student's invoices stand among those of centres.
    filters={
      isOfUniversities(page)
        ? ['institutionId', 'yearId', 'currency', 'creditOf']
        : ['centreId', 'studentId', 'yearId', 'currency', 'creditOf']
    }
  />
)

export const invoices = resourcePages(invoice, { list: InvoiceList, form: InvoiceForm, view: InvoiceView })
