import { invoice } from '#openapi/generated/resources/money/invoice.ts'

/** A status of an invoice: it has had it, has it, or will have it. */
export interface InvoiceStep {
  readonly value: string
  readonly label: string
  readonly state: 'done' | 'current' | 'open'
}

/** The statuses of an invoice on its way; one that was paid at once was never paid in part. */
export function invoiceSteps(status: number | string): readonly InvoiceStep[] {
  const current = invoice.statuses.findIndex(({ value }) => value === status)
  return invoice.statuses
    .map(({ value, label }, index): InvoiceStep => ({
      value,
      label,
      state: index < current ? 'done' : index === current ? 'current' : 'open',
    }))
    .filter(({ value, state }) => value !== 'Partially paid' || state !== 'done')
}
