import { Redirect } from 'wouter'
import { listInStatus } from '#src/money/status-address.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import type { PageProps } from '../page.ts'

/** Creates the page that leads to the invoices of a list in the status that the address names. */
export const invoiceStatusPage = (list: string) =>
  function InvoicesInStatusPage({ params, breadcrumbs }: PageProps) {
    const address = listInStatus(list, Object.values(params)[0] ?? '')
    return address === null ? <NotFoundPage breadcrumbs={breadcrumbs} /> : <Redirect replace to={address} />
  }
