import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { HeldRows } from '#src/resources/list/HeldRows.tsx'
import type { ShownList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { lazyPage } from '#src/ui/lazy/lazy-page.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'

const InvoiceView = lazyPage(async () => (await import('./invoice/InvoiceView.tsx')).InvoiceView)
const InvoiceStart = lazyPage(async () => (await import('./InvoiceStart.tsx')).InvoiceStart)
const InvoiceTotals = lazyComponent(async () => (await import('./InvoiceTotals.tsx')).InvoiceTotals)

const TotalsAbove = (shown: ShownList) => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>
    <InvoiceTotals {...shown} />
  </LazyBoundary>
)

/** The invoices of both kinds of partners, of one variant or of all, with what they come to. */
const Overview = (page: RecordPage) => (
  <HeldRows>
    {(isHeld) => (
      <InvoiceTable
        page={page}
        filters={['variant', 'centreId', 'institutionId', 'studentId', 'yearId', 'currency', 'creditOf']}
        above={TotalsAbove}
        isHeld={isHeld}
      />
    )}
  </HeldRows>
)

export const invoiceOverview = resourcePages(invoice, { list: Overview, form: InvoiceStart, view: InvoiceView })
