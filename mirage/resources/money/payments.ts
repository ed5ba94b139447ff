import { payment } from '#openapi/generated/resources/money/payment.ts'
import { balanceErrors, receivedErrors } from '#openapi/money/payment-checks.ts'
import { found } from '../engine/calls.ts'
import { tidied } from '../engine/check.ts'
import { RecordRefusal } from '../engine/refusal.ts'
import { serveResource, type Breach, type FieldsOf, type Writing } from '../engine/service.ts'
import { onViewersDay } from '../engine/viewers-day.ts'
import { invoiceFields, isIssued, scopeOfPartners, settle } from './invoices.ts'
import { paymentSeeds } from './seeds/payments.ts'

type PaymentFields = FieldsOf<'Payment'>

const received = 1

function invoiceBreach(fields: PaymentFields, { id, records }: Writing<PaymentFields>): Breach | null {
  const record = records('Invoice').find(fields.invoiceId)
  if (!record || id !== null) return null
  const { balanceMinor = 0, creditOf, currency } = invoiceFields(record)
  if (!isIssued(record) || creditOf !== undefined) return ['invoiceId', 'Choose an invoice that has been issued.']
  return [...balanceErrors(fields, { balanceMinor, currency })][0] ?? null
}

const refused = (description: string, status: number | string): never => {
  throw new RecordRefusal(409, description, { kind: 'state', status })
}

/** What has been received for an invoice. A payment is never changed, it is reversed with a reason. */
export const payments = serveResource({
  rules: payment,
  seeds: (days) => paymentSeeds(days),
  scope: scopeOfPartners,
  completed: (fields, { records }) => {
    const record = records('Invoice').find(fields.invoiceId)
    if (!record) return fields
    const { currency, centreId, institutionId, studentId } = invoiceFields(record)
    return tidied({ ...fields, currency, centreId, institutionId, studentId }, payment.fields) as PaymentFields
  },
  checks: [(fields, { today }) => onViewersDay(today, (day) => [...receivedErrors(fields, day)][0] ?? null), invoiceBreach],
  saved: (_, { invoiceId }, store, before) => {
    const record = store.records('Invoice').find(invoiceId)
    if (!record) return
    const all = store.records('Payment').where(({ fields, status }) => fields['invoiceId'] === invoiceId && status === received)
    const paidMinor = all.reduce((sum, { fields }) => sum + Number(fields['amountMinor']), 0)
    const paidOn = all
      .map(({ fields }) => (fields as PaymentFields).receivedOn)
      .toSorted()
      .at(-1)
    settle(record, { paidMinor, paidOn }, before ? 'payment reversed' : 'payment received', store)
  },
  on: {
    update: (service, { id, store }) =>
      refused('A payment cannot be changed. Reverse it, and record the right one.', found(service, id, store).status),
    remove: (service, { body, store }) =>
      refused(
        'A payment cannot be deleted. Reverse it instead.',
        found(service, Number((body[payment.id] as readonly number[])[0]), store).status,
      ),
  },
})
