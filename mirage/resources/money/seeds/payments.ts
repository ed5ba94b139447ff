import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { seededInvoices } from './invoices.ts'

const methods = ['Bank transfer', 'Card', 'PayPal', 'Sponsor'] as const
const reversed = -1
/** How many payments were reversed after they had been received for an open invoice. */
const reversedCount = 10

/** Whole amounts of up to three payments that make what has been paid. */
function parts(paidMinor: number): readonly number[] {
  if (paidMinor === 0) return []
  const third = Math.floor(paidMinor / 3)
  return third === 0 ? [paidMinor] : [paidMinor - 2 * third, third, third]
}

/** When each invoice got its last payment that was not reversed. */
export function paidDays(payments: readonly SeedOf<'Payment'>[]): ReadonlyMap<number, string> {
  const received = payments.filter(({ status }) => status !== reversed)
  return new Map(
    received.toSorted((one, other) => one.receivedOn.localeCompare(other.receivedOn)).map((one) => [one.invoiceId, one.receivedOn]),
  )
}

/** The payments of the seeded invoices, and some that were reversed. */
export function paymentSeeds(days: SeedDays): readonly SeedOf<'Payment'>[] {
  const invoices = seededInvoices(days)
  const found = invoices.flatMap((invoice) => parts(invoice.paidMinor).map((amountMinor) => ({ invoice, amountMinor, status: 1 })))
  const open = invoices.filter(({ status }) => status === 'Pending').slice(-reversedCount)
  const taken = open.map((invoice) => ({ invoice, amountMinor: 5000, status: reversed }))
  return [...found, ...taken].map(({ invoice: { number, fields }, amountMinor, status }, index) => {
    const { currency, centreId, institutionId, studentId } = fields
    const payment = {
      id: index + 1,
      status,
      reference: `BACS-${String(index + 1).padStart(4, '0')}`,
      invoiceId: number,
      receivedOn: days.inDays(fields.yearId === 21 ? -400 + ((index * 17) % 320) : -(index % 60) - 1),
      amountMinor,
      currency,
      method: methods[index % 4] ?? 'Bank transfer',
      centreId,
      institutionId,
      studentId,
    }
    return payment
  })
}
