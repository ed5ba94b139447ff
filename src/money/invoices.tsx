import { Suspense } from 'react'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import { InvoiceView } from './InvoiceView.tsx'
import { isOfUniversities } from './variant.ts'

const InvoiceForm = lazyComponent(async () => (await import('./InvoiceForm.tsx')).InvoiceForm)

const InvoiceList = (page: RecordPage) => (
  <InvoiceTable page={page} filters={[isOfUniversities(page) ? 'institutionId' : 'centreId', 'yearId', 'currency']} />
)

const Form = (page: RecordPage) => (
  <Suspense fallback={<PagePlaceholder />}>
    <InvoiceForm {...page} />
  </Suspense>
)

export const invoices = resourcePages(invoice, { list: InvoiceList, form: Form, view: InvoiceView })
