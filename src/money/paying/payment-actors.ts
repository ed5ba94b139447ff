import { fromPromise } from 'xstate'
import * as v from 'valibot'
import { paymentMachine } from '#machines/money/payment.machine.ts'
import type { PaymentAttempt, PaymentInput, PaymentPorts, Settlement } from '#machines/money/payment-types.ts'
import { answerReader } from '#src/api/answer.ts'
import type { Api, OperationInput } from '#src/api/client.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'

/** What a payment needs from outside: the aggregator, and the providers of cards and of PayPal. */
export interface PaymentEdges {
  readonly api: Api
  /** Makes a nonce of the card that is typed. */
  tokenise(clientToken: string): Promise<string>
  /** Takes the browser to the provider's page; throws for an address that is not the provider's. */
  open(approvalUrl: string): void
}

type Currency = OperationInput<'chargeCard'>['body']['currency']

const log = { component: 'Payment Method', permission: 'Add' } as const

const readOrder = answerReader('createPaypalOrder', v.object({ orderId: v.string(), approvalUrl: v.string() }))
const readToken = answerReader('createCardToken', v.object({ clientToken: v.string() }))
const readCharge = answerReader('chargeCard', v.object({ transactionId: v.string() }))
const readUpdate = answerReader('updatePaymentStatus', v.object({ reference: v.optional(v.string()) }))

const conflictSchema = v.object({ kind: v.literal('open'), orderId: v.string(), provider: v.picklist(['PayPal', 'Card']) })

/** The attempt that keeps another one from being opened. */
function otherAttempt(problem: unknown): PaymentAttempt | null {
  const found = v.safeParse(conflictSchema, problem instanceof ApiProblem ? problem.data : null)
  return found.success ? { orderId: found.output.orderId, method: found.output.provider, approvalUrl: null } : null
}

/** How failures of payments are read. */
export const paymentReadings: Pick<PaymentInput, 'failure' | 'otherAttempt'> = { failure: toFailure, otherAttempt }

const refused = 400

/** The ports of a payment. */
export const createPaymentPorts = ({ api, tokenise, open }: PaymentEdges): PaymentPorts => ({
  prepare: fromPromise(async ({ input: { method, order }, signal }) => {
    const studentInvoiceId = Number(order.invoiceId)
    if (method === 'Card') {
      const { clientToken } = readToken(await api.call('createCardToken', { body: { studentInvoiceId } }, { log, signal }))
      return { orderId: clientToken, method, approvalUrl: null }
    }
    // The currency is that of an invoice, so it is one of the contract's.
    const body = { studentInvoiceId, amountMinor: order.amountMinor, currency: order.currency as Currency }
    return { method, ...readOrder(await api.call('createPaypalOrder', { body }, { log, signal })) }
  }),

  leave: fromPromise(({ input }) => new Promise((resolve) => resolve(open(input.approvalUrl)))),

  tokenise: fromPromise(({ input }) => tokenise(input.clientToken)),

  // Without the signal: leaving the page does not abort a charge.
  charge: fromPromise(async ({ input: { nonce, order } }) => {
    const { invoiceId, amountMinor, currency } = order
    const body = { paymentMethodNonce: nonce, studentInvoiceId: Number(invoiceId), amountMinor, currency: currency as Currency }
    readCharge(await api.call('chargeCard', { body }, { log }))
  }),

  settle: fromPromise(async ({ input: { attempt } }): Promise<Settlement> => {
    try {
      const body = { provider: attempt.method, orderId: attempt.orderId }
      const { reference } = readUpdate(await api.call('updatePaymentStatus', { body }, { log }))
      return { kind: reference === undefined ? 'pending' : 'paid' }
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === refused) return { kind: 'ended', message: problem.description }
      throw problem
    }
  }),
})

export const createPaymentLogic = (edges: PaymentEdges) => paymentMachine.provide({ actors: createPaymentPorts(edges) })

/** A provider's address as the page may open it; null for one that is neither the portal's own nor a host of the configuration. */
export function approvalAddress(approvalUrl: string, base: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(approvalUrl, base)) return null
  const url = new URL(approvalUrl, base)
  const isOwn = url.origin === new URL(base).origin
  return isOwn || (url.protocol === 'https:' && hosts.includes(url.host)) ? url : null
}
