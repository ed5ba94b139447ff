import type { PaymentConflict } from '#openapi/generated/schema.d.ts'
import { amountText } from '#openapi/money/amount-text.ts'
import type { Db } from '../db.ts'
import type { PaymentAttemptRecord, ResourceRecord } from '../models.ts'
import type { RandomBytes } from '../random.ts'
import { RecordRefusal, refuse } from '../resources/engine/refusal.ts'
import type { PersonalStore } from '../resources/engine/store.ts'
import { insertRecord } from '../resources/engine/write.ts'
import { invoiceFields, isIssued } from '../resources/money/invoices.ts'

type Attempt = PaymentAttemptRecord

/** Why an attempt cannot go on; the answer is 409. */
export class AttemptConflict extends Error {
  override readonly name = 'AttemptConflict'
  readonly data: PaymentConflict['data']

  constructor(message: string, data: PaymentConflict['data']) {
    super(message)
    this.data = data
  }
}

const received = 1

const endedTexts = {
  Cancelled: 'The payment was cancelled. No money was taken.',
  Declined: { PayPal: 'PayPal declined the payment. No money was taken.', Card: 'The card was declined. No money was taken.' },
} as const

/** What a person reads of an attempt that has ended without a payment. */
const endedText = ({ state, provider }: Pick<Attempt, 'state' | 'provider'>): string =>
  state === 'Declined' ? endedTexts.Declined[provider] : endedTexts.Cancelled

const isUnsettled = ({ state }: Attempt): boolean => state === 'Open' || state === 'Approved'

const openAttempt = (db: Db, invoiceId: number): Attempt | null =>
  db.paymentAttempts.findBy((attempt) => attempt.invoiceId === invoiceId && isUnsettled(attempt))

/** An issued invoice of the person; refuses others as not found. */
function issuedInvoice(id: number, store: PersonalStore): ResourceRecord {
  const record = store.records('Invoice').find(id)
  if (record && store.isInScope('Invoice', record) && isIssued(record) && invoiceFields(record).creditOf === undefined) return record
  throw new RecordRefusal(404, 'The invoice was not found.')
}

/** The attempt of an order; refuses those of other persons as not found. */
export function attemptOf(orderId: string, store: PersonalStore): Attempt {
  const attempt = store.db.paymentAttempts.findBy((one) => one.orderId === orderId)
  const invoice = attempt && store.records('Invoice').find(attempt.invoiceId)
  if (attempt && invoice && store.isInScope('Invoice', invoice)) return attempt
  throw new RecordRefusal(404, 'The payment was not found.')
}

/** Refuses an amount that the invoice cannot take. */
function checkAmount(invoice: ResourceRecord, amountMinor: number, currency: string): void {
  const { balanceMinor = 0, currency: own } = invoiceFields(invoice)
  if (currency !== own) refuse(`The invoice is in ${own}.`)
  if (amountMinor > balanceMinor) refuse(`The balance is ${amountText(balanceMinor, own)}.`)
}

interface NewAttempt extends Pick<Attempt, 'provider' | 'invoiceId'> {
  /** Left out for a card, whose charge names the amount. */
  readonly amount?: { readonly minor: number; readonly currency: string }
}

/** Opens an attempt to pay an invoice, unless it is paid or has one that is not settled. */
export function startAttempt({ provider, invoiceId, amount }: NewAttempt, randomBytes: RandomBytes, store: PersonalStore): Attempt {
  const invoice = issuedInvoice(invoiceId, store)
  if (invoiceFields(invoice).balanceMinor === 0) throw new AttemptConflict('The invoice is paid.', { kind: 'paid' })
  const other = openAttempt(store.db, invoiceId)
  if (other)
    throw new AttemptConflict('A payment of this invoice has been started already.', {
      kind: 'open',
      orderId: other.orderId,
      provider: other.provider,
    })
  if (amount) checkAmount(invoice, amount.minor, amount.currency)
  const orderId = Array.from(randomBytes(12), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return store.db.paymentAttempts.insert({
    orderId,
    provider,
    invoiceId,
    amountMinor: amount?.minor ?? null,
    state: 'Open',
    nonce: null,
    paymentId: null,
  })
}

/** Stores the payment of an attempt. */
function take(attempt: Attempt, amountMinor: number, store: PersonalStore): Attempt {
  const { id, provider, invoiceId, orderId } = attempt
  const fields = {
    reference: `${provider.toUpperCase()}-${orderId.toUpperCase()}`,
    invoiceId,
    receivedOn: store.today,
    amountMinor,
    method: provider,
  }
  const payment = insertRecord(store.services.Payment, { fields, status: received, record: null }, { act: 'created' }, store)
  return store.db.paymentAttempts.update(id, { state: 'Paid', amountMinor, paymentId: payment.id })
}

const close = ({ id }: Attempt, state: 'Cancelled' | 'Declined', store: PersonalStore): Attempt =>
  store.db.paymentAttempts.update(id, { state })

interface Charge {
  readonly invoiceId: number
  readonly nonce: string
  readonly amountMinor: number
  readonly currency: string
}

/** Charges a card by the open attempt of its invoice; the nonces of the sandbox say what happens. */
export function charge({ invoiceId, nonce, amountMinor, currency }: Charge, store: PersonalStore): Attempt {
  const invoice = issuedInvoice(invoiceId, store)
  if (store.db.paymentAttempts.findBy((one) => one.nonce === nonce))
    throw new AttemptConflict('This card payment has been sent already. It was not charged again.', { kind: 'ended' })
  const attempt = openAttempt(store.db, invoiceId)
  if (attempt?.provider !== 'Card') throw new AttemptConflict('This payment has ended. No money was taken by it.', { kind: 'ended' })
  try {
    checkAmount(invoice, amountMinor, currency)
  } catch (error) {
    close(attempt, 'Cancelled', store)
    throw error
  }
  const used = store.db.paymentAttempts.update(attempt.id, { nonce })
  if (!nonce.startsWith('fake-processor-declined-')) return take(used, amountMinor, store)
  close(used, 'Declined', store)
  return refuse(endedTexts.Declined.Card)
}

/** Whether the sandbox gives no answer to a charge that it takes. */
export const staysUnanswered = (nonce: string): boolean => nonce.startsWith('fake-unanswered-')

/** Takes the payment of an approved attempt; returns a paid one as it is. Refuses any other, and cancels it if it is open. */
export function settleAttempt(attempt: Attempt, store: PersonalStore): Attempt {
  const { state, invoiceId, amountMinor } = attempt
  if (state === 'Paid') return attempt
  if (state === 'Approved' && amountMinor !== null) {
    const { balanceMinor = 0 } = invoiceFields(issuedInvoice(invoiceId, store))
    if (amountMinor <= balanceMinor) return take(attempt, amountMinor, store)
    close(attempt, 'Cancelled', store)
    return refuse(`Meanwhile the balance is ${amountText(balanceMinor, currencyOf(invoiceId, store))}. No money was taken.`)
  }
  return refuse(endedText(isUnsettled(attempt) ? close(attempt, 'Cancelled', store) : attempt))
}

const currencyOf = (invoiceId: number, store: PersonalStore) => invoiceFields(issuedInvoice(invoiceId, store)).currency

/** The reference and the day of the payment of an attempt. */
function paymentOf({ paymentId }: Attempt, store: PersonalStore) {
  const payment = paymentId === null ? null : store.records('Payment').find(paymentId)
  return payment && { reference: String(payment.fields['reference']), paidOn: String(payment.fields['receivedOn']) }
}

/** An attempt in the form of the wire. */
export function attemptDetails(attempt: Attempt, store: PersonalStore) {
  const { orderId, provider, state, invoiceId, amountMinor } = attempt
  const invoice = issuedInvoice(invoiceId, store)
  const { invoiceNumber = '', currency } = invoiceFields(invoice)
  return {
    orderId,
    provider,
    state,
    studentInvoiceId: invoiceId,
    invoiceNumber,
    ...(amountMinor !== null && { amountMinor }),
    currency,
    paymentStatus: String(invoice.status),
    ...paymentOf(attempt, store),
  }
}

/** The issued invoices of a student, or of a centre, with their payments, the newest first. */
export function studentInvoices(store: PersonalStore) {
  const { contactType } = store.user
  if (contactType !== 'STUDENT' && contactType !== 'CENTER') return []
  const own = store.scoped('Invoice').filter((record) => isIssued(record) && invoiceFields(record).creditOf === undefined)
  return own.toReversed().map((record) => {
    const fields = invoiceFields(record)
    const { invoiceNumber = '', lines, currency, dueDate, totalMinor = 0, paidMinor = 0, balanceMinor = 0, instalments = [] } = fields
    const { creditedMinor = 0 } = fields
    const open = openAttempt(store.db, record.id)
    const payments = store
      .records('Payment')
      .where((one) => one.fields['invoiceId'] === record.id && one.status === received)
      .toSorted((one, other) => String(other.fields['receivedOn']).localeCompare(String(one.fields['receivedOn'])) || other.id - one.id)
    return {
      studentInvoiceId: record.id,
      invoiceNumber,
      description: lines[0]?.description ?? '',
      currency,
      dueDate,
      totalMinor,
      paidMinor,
      creditedMinor,
      balanceMinor,
      paymentStatus: String(record.status),
      instalments: [...instalments],
      ...(open && { openAttempt: { orderId: open.orderId, provider: open.provider } }),
      payments: payments.map(({ id, fields: paid }) => {
        const attempt = store.db.paymentAttempts.findBy(({ paymentId }) => paymentId === id)
        return {
          reference: String(paid['reference']),
          receivedOn: String(paid['receivedOn']),
          amountMinor: Number(paid['amountMinor']),
          method: String(paid['method']),
          ...(attempt && { orderId: attempt.orderId }),
        }
      }),
    }
  })
}
