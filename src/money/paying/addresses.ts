import { paths } from '#machines/access/paths.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import type { ReceivedPayment } from './student-invoices.ts'

/** The parameters of the addresses by which a student pays: an invoice, encrypted, and an attempt. */
const parameters = { invoice: 'invoice', order: 'orderId', payment: 'reference' } as const

const withParameter = (path: string, name: string, value: string): string => `${path}?${String(new URLSearchParams({ [name]: value }))}`

/** Where an invoice is paid. */
export function payAddress(codec: IdCodec, invoiceId: number | string): string {
  const encrypted = codec.encrypt(String(invoiceId))
  return encrypted === null ? paths.paymentMethod : withParameter(paths.paymentMethod, parameters.invoice, encrypted)
}

/** Where the receipt of an attempt stands. */
export const receiptAddress = (orderId: string): string => withParameter(paths.paymentSuccess, parameters.order, orderId)

/** The address of the receipt of a payment: by its attempt, or by its reference where it was received in another way. */
export const paymentReceiptAddress = ({ orderId, reference }: Pick<ReceivedPayment, 'orderId' | 'reference'>): string =>
  orderId === undefined ? withParameter(paths.paymentSuccess, parameters.payment, reference) : receiptAddress(orderId)

/** What an address names: the invoice, encrypted, the attempt, or the payment by its reference. */
interface PaymentAddress {
  readonly invoice: string | null
  readonly orderId: string | null
  readonly reference: string | null
}

/** What the address of a page of payments names. */
export function readPaymentAddress(search: string): PaymentAddress {
  const query = new URLSearchParams(search)
  return {
    invoice: query.get(parameters.invoice),
    orderId: query.get(parameters.order),
    reference: query.get(parameters.payment),
  }
}
