import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { moneyTexts as texts } from '../texts.ts'

/** A status of an invoice: it has had it, has it, or will have it. */
export interface InvoiceStep {
  readonly value: string
  readonly label: string
  readonly state: 'done' | 'current' | 'open'
}

/** What the steps of an invoice are told by. */
interface Standing {
  readonly status: number | string
  readonly isPaid: boolean
}

const way = invoice.statuses.filter(({ value }) => value !== 'Credited' && value !== 'Credit note')

/** The statuses of an invoice on its way; one that was paid at once was never paid in part, and a full credit ends it. */
export function invoiceSteps({ status, isPaid }: Standing): readonly InvoiceStep[] {
  if (status === 'Credited') return creditedSteps(isPaid)
  const current = way.findIndex(({ value }) => value === status)
  return way
    .map(({ value, label }, index): InvoiceStep => ({
      value,
      label,
      state: index < current ? 'done' : index === current ? 'current' : 'open',
    }))
    .filter(({ value, state }) => value !== 'Partially paid' || state !== 'done')
}

function creditedSteps(isPaid: boolean): readonly InvoiceStep[] {
  const been = way.filter(({ value }) => value !== 'Partially paid' && value !== 'Confirmed' && (value !== 'Paid' || isPaid))
  return [
    ...been.map((step) => ({ ...step, state: 'done' as const })),
    { value: texts.credited, label: texts.credited, state: 'current' as const },
  ]
}
