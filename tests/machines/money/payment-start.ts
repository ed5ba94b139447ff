import type { PaymentAttempt, PaymentInput, PaymentOrder } from '#machines/money/payment-types.ts'

/** A refusal or a failure of a call; `other` is the attempt that it names. */
export class CallFailed extends Error {
  readonly code: number
  readonly other: PaymentAttempt | null

  constructor(message: string, code = 0, other: PaymentAttempt | null = null) {
    super(message)
    this.code = code
    this.other = other
  }
}

export const order: PaymentOrder = { invoiceId: '140', amountMinor: 40_000, currency: 'GBP' }
export const paypal: PaymentAttempt = { orderId: 'p1', method: 'PayPal', approvalUrl: '/__aggregator/paypal/p1' }
export const card: PaymentAttempt = { orderId: 'c1', method: 'Card', approvalUrl: null }

export const paymentInput: PaymentInput = {
  resumed: null,
  failure: (problem) => (problem instanceof CallFailed ? { code: problem.code, message: problem.message } : { code: 0, message: 'x' }),
  otherAttempt: (problem) => (problem instanceof CallFailed ? problem.other : null),
}
