import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { RecordList, type ShownList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import type { FilterOf } from '#src/resources/resource-types.ts'
import type { ComponentType } from 'react'
import { DownloadInvoices } from './bulk/DownloadInvoices.tsx'
import { useInvoiceActs } from './bulk/invoice-acts.tsx'
import { DueDate } from './DueDate.tsx'

interface InvoiceTableProps {
  readonly page: RecordPage
  readonly filters: readonly FilterOf<'Invoice'>[]
  readonly above?: ComponentType<ShownList>
  /** Rows that are there are not shown yet. */
  readonly isHeld?: boolean
}

export const invoiceCells = { dueDate: DueDate }

/** Whether an invoice may be deleted. */
export const isDraft = ({ status }: StoredRecord): boolean => status === 'Draft'

/** Whether an invoice may still be changed. */
export const isUnissued = ({ status }: StoredRecord): boolean => status === 'Draft' || status === 'Ready to Invoice'

/** A list of invoices. */
export function InvoiceTable({ page, filters, above, isHeld = false }: InvoiceTableProps) {
  const acts = useInvoiceActs(page)
  return (
    <RecordList
      of={invoice}
      page={page}
      isOpen={isUnissued}
      mayDelete={isDraft}
      acts={acts}
      bulk={page.can('Download') ? DownloadInvoices : undefined}
      columns={[
        'invoiceNumber',
        'billTo',
        'yearId',
        'currency',
        'issueDate',
        'dueDate',
        'netMinor',
        'taxMinor',
        'totalMinor',
        'paidMinor',
        'balanceMinor',
        'paymentStatus',
      ]}
      hidden={['yearId', 'currency', 'netMinor', 'taxMinor', 'paidMinor']}
      small={['billTo', 'balanceMinor', 'dueDate']}
      filters={filters}
      cells={invoiceCells}
      {...(above && { above })}
      isHeld={isHeld}
    />
  )
}
