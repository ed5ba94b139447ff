import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { Failure } from '#machines/outcome.ts'
import type { PaymentMethod, PaymentOrder } from '#machines/money/payment-types.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { LinkButton } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import { DefinitionList } from '#src/ui/records/definition-list.tsx'
import type { CardForm } from './card.ts'
import { CardFields } from './CardFields.tsx'
import { PaymentProgress, type PaymentStanding } from './PaymentProgress.tsx'
import { payableAmounts, type StudentInvoice } from './student-invoices.ts'
import { payingTexts as texts } from './texts.ts'

interface PaymentMethodViewProps {
  readonly title: string
  readonly breadcrumbs: ReactNode
  readonly statusHref: string
  /** Those that have a balance. */
  readonly invoices: readonly StudentInvoice[]
  /** The invoice that the address names, else the first one. */
  readonly invoiceId: string | null
  readonly phase: 'choosing' | 'preparing' | 'entering' | PaymentStanding
  readonly isBusy: boolean
  readonly order: PaymentOrder | null
  readonly method: PaymentMethod
  readonly failure: Failure | null
  readonly cardForm: CardForm
  readonly today: string
  onInvoice(invoiceId: string): void
  onBegin(method: PaymentMethod, order: PaymentOrder): void
  onCard(): void
  onCancel(): void
  onCheck(): void
}

const column = css({
  display: 'grid',
  justifyItems: 'stretch',
  gap: '5',
  maxWidth: '[560px]',
  px: { base: '4', md: '5', lg: '7' },
  py: '5',
})

const invoiceOf = (invoices: readonly StudentInvoice[], id: string | null) =>
  invoices.find(({ studentInvoiceId }) => String(studentInvoiceId) === id)

/** Where a student chooses what to pay and how, and pays. */
export function PaymentMethodView(props: PaymentMethodViewProps) {
  const { title, breadcrumbs, statusHref, invoices, phase } = props
  const isIdle = phase === 'choosing' || phase === 'preparing'
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} />
      {isIdle && invoices.length === 0 ? (
        <EmptyState title={texts.nothingToPay} action={<LinkButton href={statusHref}>{texts.toStatus}</LinkButton>} />
      ) : (
        <div className={column}>{isIdle ? <Choice {...props} /> : <UnderWay {...props} />}</div>
      )}
    </>
  )
}

const methods = [
  { value: 'PayPal', label: 'PayPal' },
  { value: 'Card', label: texts.card },
]

function Choice({ invoices, invoiceId, statusHref, phase, method: last, order, failure, onInvoice, onBegin }: PaymentMethodViewProps) {
  const [method, setMethod] = useState(last)
  const named = invoiceOf(invoices, invoiceId)
  const chosen = named ?? invoices[0]
  const amounts = chosen ? payableAmounts(chosen) : []
  // After a declined card the amount is as it was chosen.
  const [isWhole, setWhole] = useState(amounts.length > 1 && order?.amountMinor === amounts.at(-1))
  if (!chosen) return null
  const { currency } = chosen
  const amountMinor = (isWhole ? amounts.at(-1) : amounts[0]) ?? 0
  const amount = moneyText(amountMinor, currency)
  return (
    <>
      {failure && (
        <Alert key={failure.message} tone="error" isFocused>
          {failure.message}
        </Alert>
      )}
      {invoiceId !== null && !named && (
        <Alert tone="warning" action={<LinkButton href={statusHref}>{texts.toStatus}</LinkButton>}>
          {texts.notOpen}
        </Alert>
      )}
      <SelectField
        label={texts.invoice}
        options={invoices.map(({ studentInvoiceId, invoiceNumber, description }) => ({
          value: String(studentInvoiceId),
          label: `${invoiceNumber} · ${description}`,
        }))}
        value={String(chosen.studentInvoiceId)}
        onValueChange={onInvoice}
      />
      {amounts.length > 1 ? (
        <Segmented
          label={texts.amount}
          showLabel
          options={amounts.map((minor, place) => ({
            value: String(place),
            label: (place === 0 ? texts.nextInstalment : texts.balance)(moneyText(minor, currency)),
          }))}
          value={isWhole ? '1' : '0'}
          onChange={(place) => setWhole(place === '1')}
        />
      ) : (
        <DefinitionList entries={[{ id: 'amount', label: texts.amount, value: amount }]} />
      )}
      <Segmented
        label={texts.method}
        showLabel
        options={methods}
        value={method}
        onChange={(to) => setMethod(to === 'Card' ? 'Card' : 'PayPal')}
      />
      <div>
        <Button
          variant="primary"
          isBusy={phase === 'preparing'}
          onClick={() => onBegin(method, { invoiceId: String(chosen.studentInvoiceId), amountMinor, currency })}
        >
          {texts.pay(amount)}
        </Button>
      </div>
    </>
  )
}

function UnderWay({
  invoices,
  invoiceId,
  phase,
  isBusy,
  order,
  failure,
  cardForm,
  today,
  onCard,
  onCancel,
  onCheck,
}: PaymentMethodViewProps) {
  const invoice = order ? invoiceOf(invoices, order.invoiceId) : (invoiceOf(invoices, invoiceId) ?? invoices[0])
  const amount = order ? moneyText(order.amountMinor, order.currency) : ''
  return (
    <>
      <DefinitionList
        entries={[
          ...(invoice ? [{ id: 'invoice', label: texts.invoice, value: invoice.invoiceNumber }] : []),
          ...(order ? [{ id: 'amount', label: texts.amount, value: amount }] : []),
        ]}
      />
      {phase === 'entering' ? (
        <>
          {failure && (
            <Alert tone="error" isFocused>
              {failure.message}
            </Alert>
          )}
          <CardFields form={cardForm} today={today} amount={amount} isBusy={isBusy} onSubmit={onCard} onCancel={onCancel} />
        </>
      ) : (
        phase !== 'choosing' && phase !== 'preparing' && <PaymentProgress standing={phase} failure={failure} onCheck={onCheck} />
      )}
    </>
  )
}
