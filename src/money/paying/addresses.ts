import { paths } from '#machines/access/paths.ts'
import type { IdCodec } from '#src/api/id-codec.ts'

/** The parameters of the addresses by which a student pays: an invoice, encrypted, and an attempt. */
const parameters = { invoice: 'invoice', order: 'orderId' } as const

const withParameter = (path: string, name: string, value: string): string => `${path}?${String(new URLSearchParams({ [name]: value }))}`

/** Where an invoice is paid. */
export function payAddress(codec: IdCodec, invoiceId: number | string): string {
  const encrypted = codec.encrypt(String(invoiceId))
  return encrypted === null ? paths.paymentMethod : withParameter(paths.paymentMethod, parameters.invoice, encrypted)
}

/** Where the receipt of an attempt stands. */
export const receiptAddress = (orderId: string): string => withParameter(paths.paymentSuccess, parameters.order, orderId)

/** The invoice and the attempt that an address names; the invoice encrypted. */
export function readPaymentAddress(search: string): { readonly invoice: string | null; readonly orderId: string | null } {
  const query = new URLSearchParams(search)
  return { invoice: query.get(parameters.invoice), orderId: query.get(parameters.order) }
}
