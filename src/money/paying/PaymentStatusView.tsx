import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { daysOverdue } from '#machines/money/open-balance.ts'
import { toneOfLabel } from '#src/resources/fields/status-tone.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { VisuallyHidden } from '#src/ui/kit/visually-hidden.tsx'
import { LinkButton, TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import { Overdue } from '../DueDate.tsx'
import type { ReceivedPayment, StudentInvoice } from './student-invoices.ts'
import { payingTexts as texts } from './texts.ts'

interface PaymentStatusViewProps {
  readonly title: string
  readonly breadcrumbs: ReactNode
  readonly invoices: readonly StudentInvoice[]
  readonly today: string
  /** Where an invoice is paid; null where the person may not pay. */
  payHref(invoiceId: number): string | null
  receiptHref(payment: ReceivedPayment): string
}

const card = css({
  display: 'grid',
  gap: '4',
  p: { base: '4', md: '5' },
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  rounded: 'lg',
})
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3', py: '1.5' })

/** The invoices of a student: what is paid of each, and where to pay the rest. */
export const PaymentStatusView = ({ title, breadcrumbs, invoices, ...rest }: PaymentStatusViewProps) => (
  <>
    <PageHeader title={title} breadcrumbs={breadcrumbs} count={invoices.length} />
    {invoices.length === 0 ? (
      <EmptyState title={texts.noInvoices} hint={texts.noInvoicesHint} />
    ) : (
      <div className={css({ display: 'grid', gap: '4', maxWidth: '[860px]', px: { base: '4', md: '5', lg: '7' }, py: '4' })}>
        {invoices.map((invoice) => (
          <InvoiceCard key={invoice.studentInvoiceId} invoice={invoice} {...rest} />
        ))}
      </div>
    )}
  </>
)

interface InvoiceCardProps extends Pick<PaymentStatusViewProps, 'today' | 'payHref' | 'receiptHref'> {
  readonly invoice: StudentInvoice
}

function InvoiceCard({ invoice, today, payHref, receiptHref }: InvoiceCardProps) {
  const { studentInvoiceId, invoiceNumber, description, currency, dueDate, balanceMinor, paymentStatus, instalments, payments } = invoice
  const amount = (minor: number) => moneyText(minor, currency)
  const href = balanceMinor > 0 ? payHref(studentInvoiceId) : null
  const due = <Overdue date={dueDate} days={daysOverdue(dueDate, balanceMinor, today)} />
  return (
    <article aria-label={invoiceNumber} className={card}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' })}>
        <div>
          <h2 className={css({ textStyle: 'h3' })}>{invoiceNumber}</h2>
          <p className={css({ color: 'fg.muted' })}>{description}</p>
        </div>
        <Badge tone={toneOfLabel(paymentStatus)}>{paymentStatus}</Badge>
      </div>
      <DefinitionList
        entries={[
          { id: 'due', label: texts.due, value: due },
          { id: 'total', label: texts.total, value: amount(invoice.totalMinor) },
          { id: 'paid', label: texts.paid, value: amount(invoice.paidMinor) },
          { id: 'balance', label: texts.open, value: amount(balanceMinor) },
        ]}
      />
      {instalments.length > 0 && (
        <Entries title={texts.instalments}>
          {instalments.map((one, place) => (
            <li key={`${place} ${one.dueDate}`} className={row}>
              <span>{formatCivil(one.dueDate)}</span> <span className={figure}>{amount(one.amountMinor)}</span>
            </li>
          ))}
        </Entries>
      )}
      {payments.length > 0 && (
        <Entries title={texts.payments}>
          {payments.map((payment) => (
            <li key={payment.reference} className={row}>
              <span className={css({ overflowWrap: 'anywhere' })}>
                {`${formatCivil(payment.receivedOn)} · ${payment.method} · ${payment.reference}`}
              </span>{' '}
              <span className={css({ display: 'flex', gap: '4' })}>
                <TextLink href={receiptHref(payment)}>
                  <span>
                    {texts.receipt} <VisuallyHidden>{payment.reference}</VisuallyHidden>
                  </span>
                </TextLink>{' '}
                <span className={figure}>{amount(payment.amountMinor)}</span>
              </span>
            </li>
          ))}
        </Entries>
      )}
      {href !== null && (
        <div>
          <LinkButton variant="primary" href={href}>
            <span>
              {texts.payInvoice} <VisuallyHidden>{invoiceNumber}</VisuallyHidden>
            </span>
          </LinkButton>
        </div>
      )}
    </article>
  )
}

const figure = css({ fontVariantNumeric: 'tabular-nums' })

const Entries = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3 className={css({ textStyle: 'label', color: 'fg.muted' })}>{title}</h3>
    <ul>{children}</ul>
  </section>
)
