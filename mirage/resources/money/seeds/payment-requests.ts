import type { SeedDays, SeedOf } from '../../engine/service.ts'
import { seededInvoices } from './invoices.ts'

const count = 60

/** Requests for issued invoices: every sixth of an open one is a draft, the others were sent before anything was paid. */
export function paymentRequestSeeds(days: SeedDays, numberOf: (id: number) => string): readonly SeedOf<'PaymentRequest'>[] {
  const issued = seededInvoices(days).filter(({ status }) => status !== 'Draft' && status !== 'Ready to Invoice')
  return issued.slice(-count).map(({ number, status, fields, totalMinor, paidMinor }, index) => {
    const { currency, centreId, institutionId, studentId } = fields
    const isDraft = index % 6 === 0 && totalMinor > paidMinor
    const request = {
      id: index + 1,
      status: isDraft ? 'Draft' : 'Pending',
      requestNumber: numberOf(index + 1),
      invoiceId: number,
      amountMinor: isDraft ? totalMinor - paidMinor : totalMinor,
      currency,
      dueDate: days.inDays((index % 30) + (isDraft ? 1 : status === 'Pending' ? -10 : 0)),
      ...(!isDraft && { sentAt: `${days.inDays(-70)} 09:00:00.000000`, reminders: index % 3, openMinor: totalMinor }),
      ...(!isDraft && index % 3 > 0 && { remindedOn: days.inDays(-5) }),
      centreId,
      institutionId,
      studentId,
    }
    return request
  })
}
