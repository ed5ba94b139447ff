import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { nextInstalment } from '#machines/money/instalments.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api } from '#src/api/client.ts'

const read = answerReader(
  'listStudentInvoices',
  v.array(
    v.object({
      studentInvoiceId: v.number(),
      invoiceNumber: v.string(),
      description: v.string(),
      currency: v.string(),
      dueDate: v.string(),
      totalMinor: v.number(),
      paidMinor: v.number(),
      creditedMinor: v.number(),
      balanceMinor: v.number(),
      paymentStatus: v.string(),
      instalments: v.array(v.object({ dueDate: v.string(), amountMinor: v.number() })),
      openAttempt: v.optional(v.object({ orderId: v.string(), provider: v.picklist(['PayPal', 'Card']) })),
      payments: v.array(
        v.object({
          reference: v.string(),
          receivedOn: v.string(),
          amountMinor: v.number(),
          method: v.string(),
          orderId: v.optional(v.string()),
        }),
      ),
    }),
  ),
)

/** An issued invoice as its student meets it. */
export type StudentInvoice = ReturnType<typeof read>[number]

/** A payment of such an invoice. */
export type ReceivedPayment = StudentInvoice['payments'][number]

/** What the receipt of a payment says. */
export interface Receipt {
  readonly amountMinor?: number | undefined
  readonly currency: string
  readonly reference?: string | undefined
  readonly invoiceNumber: string
  /** How it was paid. */
  readonly provider: string
  readonly paidOn?: string | undefined
  readonly paymentStatus: string
}

/** The receipt of a payment by its reference; null where none of the invoices has it. */
export function receiptOf(invoices: readonly StudentInvoice[], reference: string): Receipt | null {
  for (const { payments, ...invoice } of invoices) {
    const paid = payments.find((one) => one.reference === reference)
    if (paid) return { ...invoice, reference, provider: paid.method, amountMinor: paid.amountMinor, paidOn: paid.receivedOn }
  }
  return null
}

/** The query keys of the invoices and payments of a student. */
export const paymentKeys = {
  all: ['payments'],
  invoices: ['payments', 'invoices'],
  details: (orderId: string) => ['payments', 'details', orderId],
} as const

/** Payments name this component, and this right to read them. */
const log = { component: 'Payment Status', permission: 'View' } as const

/** The invoices of the student who is signed in. */
export const studentInvoicesQuery = (api: Api) =>
  queryOptions({
    queryKey: paymentKeys.invoices,
    queryFn: async ({ signal }) => read(await api.call('listStudentInvoices', {}, { log, signal })),
  })

const readDetails = answerReader(
  'getPaymentDetails',
  v.object({
    orderId: v.string(),
    provider: v.picklist(['PayPal', 'Card']),
    state: v.picklist(['Open', 'Approved', 'Paid', 'Cancelled', 'Declined']),
    studentInvoiceId: v.number(),
    invoiceNumber: v.string(),
    amountMinor: v.optional(v.number()),
    currency: v.string(),
    paymentStatus: v.string(),
    reference: v.optional(v.string()),
    paidOn: v.optional(v.string()),
  }),
)

/** An attempt to pay, with what it came to. */
export type PaymentDetails = ReturnType<typeof readDetails>

/** The attempt of an order. */
export const paymentDetailsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: paymentKeys.details(orderId),
    queryFn: async ({ signal }) => readDetails(await api.call('getPaymentDetails', { query: { orderId } }, { log, signal })),
  })

/** What can be paid of an invoice: its next instalment, and all that is open. */
export function payableAmounts({ instalments, totalMinor, balanceMinor }: StudentInvoice): readonly number[] {
  const next = nextInstalment(
    instalments.map(({ amountMinor }) => amountMinor),
    { totalMinor, balanceMinor },
  )
  return next < balanceMinor ? [next, balanceMinor] : [balanceMinor]
}
