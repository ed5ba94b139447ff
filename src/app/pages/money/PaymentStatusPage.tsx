import { useQuery } from '@tanstack/react-query'
import { can } from '#machines/access/access.ts'
import { paths } from '#machines/access/paths.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { PaymentStatusView } from '#src/money/paying/PaymentStatusView.tsx'
import { payAddress, paymentReceiptAddress } from '#src/money/paying/addresses.ts'
import { studentInvoicesQuery } from '#src/money/paying/student-invoices.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { useSignedInPortal } from '../../state/portal-context.tsx'
import type { PageProps } from '../page.ts'

/** The invoices of a student or a centre, and where their payment stands. */
export function PaymentStatusPage({ title, breadcrumbs }: PageProps) {
  const { api, codec, clock } = useServices()
  const { access } = useSignedInPortal()
  const { data, isError, error, refetch } = useQuery(studentInvoicesQuery(api))
  if (data)
    return (
      <PaymentStatusView
        title={title}
        breadcrumbs={breadcrumbs(title)}
        invoices={data}
        today={clock.today()}
        payHref={(id) => (can(access, paths.paymentMethod, 'Add') ? payAddress(codec, id) : null)}
        receiptHref={paymentReceiptAddress}
      />
    )
  if (!isError) return <PagePlaceholder />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} />
    </>
  )
}
