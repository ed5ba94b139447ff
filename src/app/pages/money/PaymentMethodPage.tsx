import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#machines/access/paths.ts'
import { apiRootOf } from '#src/api/config.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import { useServices } from '#src/api/services.tsx'
import { tagIn } from '#src/api/tag-in.ts'
import { useProcess, useShallowSelector } from '#src/api/use-process.ts'
import { payAddress, readPaymentAddress, receiptAddress } from '#src/money/paying/addresses.ts'
import { createCardForm, createCardSandbox } from '#src/money/paying/card.ts'
import { approvalAddress, createPaymentLogic, paymentReadings } from '#src/money/paying/payment-actors.ts'
import { PaymentMethodView } from '#src/money/paying/PaymentMethodView.tsx'
import { paymentDetailsQuery, paymentKeys, studentInvoicesQuery, type StudentInvoice } from '#src/money/paying/student-invoices.ts'
import { payingTexts as texts } from '#src/money/paying/texts.ts'
import { forgetRecords } from '#src/resources/record-queries.ts'
import { ErrorState } from '#src/ui/kit/error-state.tsx'
import { PagePlaceholder } from '#src/ui/kit/skeleton.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { PageProps } from '../page.ts'

const phases = ['choosing', 'preparing', 'entering', 'held', 'awaiting', 'unknown', 'settling'] as const

/** The page on which a student or a centre pays; an order in the address has come back from PayPal without an approval. */
export function PaymentMethodPage({ title, breadcrumbs }: PageProps) {
  const { api } = useServices()
  const { orderId } = readPaymentAddress(useSearch())
  const { data, isError, error, refetch } = useQuery(studentInvoicesQuery(api))
  if (data) return <Paying key={orderId} invoices={data} title={title} breadcrumbs={breadcrumbs} />
  if (!isError) return <PagePlaceholder />
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs(title)} />
      <ErrorState title={toFailure(error).message} onRetry={() => void refetch()} />
    </>
  )
}

function Paying({
  invoices,
  title,
  breadcrumbs,
}: Pick<PageProps, 'title' | 'breadcrumbs'> & { readonly invoices: readonly StudentInvoice[] }) {
  const { api, codec, clock, config, createId } = useServices()
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const { invoice, orderId } = readPaymentAddress(useSearch())
  const [cardForm] = useState(createCardForm)
  const returned = useQuery({ ...paymentDetailsQuery(api, orderId ?? ''), enabled: orderId !== null })

  const open = (approvalUrl: string) => {
    const url = approvalAddress(approvalUrl, apiRootOf(config, location.origin), [...config.paymentHosts, location.host])
    if (!url) throw new ApiProblem('refused', 0, texts.notOpened)
    // An address of the portal itself needs no reload.
    if (url.origin === location.origin && url.pathname.startsWith(paths.paymentMethod)) navigate(`${url.pathname}${url.search}`)
    else location.assign(url)
  }
  const actor = useProcess(
    () => {
      const provider = createCardSandbox(createId)
      return createPaymentLogic({ api, open, tokenise: (clientToken) => provider.tokenise(clientToken, cardForm.read()) })
    },
    {
      input: {
        ...paymentReadings,
        resumed: orderId === null ? null : { attempt: { orderId, method: 'PayPal', approvalUrl: null }, isApproved: false },
      },
      facts: {
        'payment.paid': (fact) => {
          void queryClient.invalidateQueries({ queryKey: paymentKeys.all })
          // Centres see their invoices in lists too.
          forgetRecords(queryClient, { name: 'Invoice' })
          navigate(receiptAddress(fact.orderId), { replace: true })
        },
      },
    },
  )
  useEffect(() => {
    // The browser restores a kept page when the person comes back from PayPal.
    const check = (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'payment.check' })
    }
    addEventListener('pageshow', check)
    return () => removeEventListener('pageshow', check)
  }, [actor])
  const { phase, isBusy, ...context } = useShallowSelector(actor, (snapshot) => ({
    phase: tagIn(snapshot, phases) ?? 'settling',
    isBusy: snapshot.hasTag('busy'),
    order: snapshot.context.order,
    method: snapshot.context.method,
    failure: snapshot.context.failure,
  }))
  const ofOrder = returned.data?.studentInvoiceId
  const invoiceId = codec.decrypt(invoice) ?? (ofOrder === undefined ? null : String(ofOrder))
  const payable = invoices.filter(({ balanceMinor }) => balanceMinor > 0)
  const chosen = payable.find(({ studentInvoiceId }) => String(studentInvoiceId) === invoiceId) ?? payable[0]
  const { orderId: openOrder, provider } = chosen?.openAttempt ?? {}
  useEffect(() => {
    if (openOrder !== undefined && provider !== undefined)
      actor.send({ type: 'attempt.found', attempt: { orderId: openOrder, method: provider, approvalUrl: null } })
  }, [actor, openOrder, provider])
  // What was read before says nothing of an attempt that was opened or ended since.
  const known = useRef(phase)
  useEffect(() => {
    if (known.current === phase || phase === 'preparing' || phase === 'settling') return
    known.current = phase
    void queryClient.invalidateQueries({ queryKey: paymentKeys.invoices })
  }, [phase, queryClient])
  return (
    <PaymentMethodView
      title={title}
      breadcrumbs={breadcrumbs(title)}
      statusHref={paths.paymentStatus}
      invoices={payable}
      invoiceId={invoiceId}
      {...context}
      phase={phase}
      isBusy={isBusy}
      cardForm={cardForm}
      today={clock.today()}
      onInvoice={(id) => navigate(payAddress(codec, id), { replace: true })}
      onBegin={(method, order) => actor.send({ type: 'payment.begin', method, order })}
      onCard={() => actor.send({ type: 'card.submit' })}
      onCancel={() => actor.send({ type: 'payment.cancel' })}
      onCheck={() => actor.send({ type: 'payment.check' })}
    />
  )
}
