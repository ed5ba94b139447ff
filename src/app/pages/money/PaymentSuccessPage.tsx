import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { paths } from '#machines/access/paths.ts'
import { toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { payAddress, readPaymentAddress } from '#src/money/paying/addresses.ts'
import { createPaymentLogic, paymentReadings } from '#src/money/paying/payment-actors.ts'
import { PaymentProgress } from '#src/money/paying/PaymentProgress.tsx'
import { ReceiptView } from '#src/money/paying/ReceiptView.tsx'
import {
  paymentDetailsQuery,
  paymentKeys,
  receiptOf,
  studentInvoicesQuery,
  type PaymentDetails,
  type Receipt,
} from '#src/money/paying/student-invoices.ts'
import { payingTexts as texts } from '#src/money/paying/texts.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { PageProps } from '../page.ts'

const notFound = 404

/** The receipt of the attempt that the address names, which is settled first where PayPal has only approved it. */
export function PaymentSuccessPage(props: PageProps) {
  const { title, breadcrumbs } = props
  const { orderId, reference } = readPaymentAddress(useSearch())
  if (reference !== null) return <ReceiptByReference {...props} reference={reference} />
  if (orderId !== null) return <ReceiptOf key={orderId} {...props} orderId={orderId} />
  return <NoPayment title={title} breadcrumbs={breadcrumbs} />
}

const NoPayment = ({ title, breadcrumbs }: Pick<PageProps, 'title' | 'breadcrumbs'>) => (
  <>
    <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
    <EmptyState title={texts.noPayment} action={<LinkButton href={paths.paymentStatus}>{texts.toStatus}</LinkButton>} />
  </>
)

/** The receipt of a payment that was received in another way. */
function ReceiptByReference({ reference, breadcrumbs }: PageProps & { readonly reference: string }) {
  const { api } = useServices()
  const title = texts.receipt
  const { data, isError, error, refetch } = useQuery(studentInvoicesQuery(api))
  const receipt = data ? receiptOf(data, reference) : null
  if (receipt) return <PrintedReceipt title={title} breadcrumbs={breadcrumbs} details={receipt} />
  if (data) return <NoPayment title={title} breadcrumbs={breadcrumbs} />
  if (!isError) return <PagePlaceholder />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} />
    </>
  )
}

interface PrintedReceiptProps extends Pick<PageProps, 'title' | 'breadcrumbs'> {
  readonly details: Receipt
}

const PrintedReceipt = ({ title, breadcrumbs, details }: PrintedReceiptProps) => (
  <ReceiptView
    title={title}
    breadcrumbs={breadcrumbs(title)}
    details={details}
    statusHref={paths.paymentStatus}
    onPrint={() => window.print()}
  />
)

function ReceiptOf({ orderId, title, breadcrumbs }: PageProps & { readonly orderId: string }) {
  const { api } = useServices()
  const { data, isError, error, refetch } = useQuery(paymentDetailsQuery(api, orderId))
  if (data?.state === 'Paid') return <PrintedReceipt title={texts.successful} breadcrumbs={breadcrumbs} details={data} />
  if (data) return <Settling details={data} breadcrumbs={breadcrumbs} />
  if (!isError) return <PagePlaceholder />
  const failure = toFailure(error)
  if (failure.code === notFound) return <NoPayment title={title} breadcrumbs={breadcrumbs} />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={failure.message} onRetry={() => void refetch()} />
    </>
  )
}

interface SettlingProps extends Pick<PageProps, 'breadcrumbs'> {
  readonly details: PaymentDetails
}

/** An attempt that is not paid yet: it is settled, and can only be checked until its outcome is known. */
function Settling({ details: { orderId, provider, studentInvoiceId }, breadcrumbs }: SettlingProps) {
  const { api, codec } = useServices()
  const queryClient = useQueryClient()
  const actor = useProcess(() => createPaymentLogic({ api, ...nothingElse }), {
    input: { ...paymentReadings, resumed: { attempt: { orderId, method: provider, approvalUrl: null }, isApproved: true } },
    facts: { 'payment.paid': () => void queryClient.invalidateQueries({ queryKey: paymentKeys.all }) },
  })
  const { phase, failure } = useShallowSelector(actor, (snapshot) => ({
    phase: tagIn(snapshot, ['choosing', 'unknown']),
    failure: snapshot.context.failure,
  }))
  const title = texts.payment
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <div className={css({ display: 'grid', gap: '4', maxWidth: '[560px]', px: { base: '4', md: '5', lg: '7' }, py: '5' })}>
        {phase === 'choosing' ? (
          <Alert tone="error" isFocused action={<LinkButton href={payAddress(codec, studentInvoiceId)}>{texts.again}</LinkButton>}>
            {failure?.message}
          </Alert>
        ) : (
          <PaymentProgress
            standing={phase === 'unknown' ? 'unknown' : 'settling'}
            failure={failure}
            onCheck={() => actor.send({ type: 'payment.check' })}
          />
        )}
      </div>
    </>
  )
}

/** A receipt opens no page of a provider and charges no card. */
const nothingElse = {
  open: () => {
    throw new Error('A receipt leads to no provider.')
  },
  tokenise: () => Promise.reject(new Error('A receipt charges no card.')),
}
