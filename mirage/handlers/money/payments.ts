import type { PaymentConflict } from '#openapi/generated/schema.d.ts'
import { ok, type Handlers } from '../../contract.ts'
import { approvalPath, decide, questionOf, returnPath } from '../../payments/approval-pages.ts'
import {
  AttemptConflict,
  attemptDetails,
  attemptOf,
  charge,
  settleAttempt,
  startAttempt,
  staysUnanswered,
  studentInvoices,
} from '../../payments/attempts.ts'
import { RecordRefusal } from '../../resources/engine/refusal.ts'
import { answeringRecords, storeOf } from '../records.ts'

/** The answer of `make`, or its refusal: 409 where the attempt cannot go on. */
function answeringAttempts<R>(make: () => R) {
  try {
    return answeringRecords(make)
  } catch (error) {
    if (!(error instanceof AttemptConflict)) throw error
    const body: PaymentConflict = { code: 409, message: 'Conflict', description: error.message, data: error.data }
    return { status: 409 as const, body }
  }
}

/** Calls by which a student pays. */
export const paymentHandlers = {
  createPaypalOrder: ({ body: { studentInvoiceId, amountMinor, currency }, ...call }) => {
    const { db, settings } = call
    return answeringAttempts(() => {
      const amount = { minor: amountMinor, currency }
      const attempt = startAttempt({ provider: 'PayPal', invoiceId: studentInvoiceId, amount }, settings.randomBytes, storeOf(call))
      const { orderId } = attempt
      if (!settings.askApproval) return ok({ orderId, approvalUrl: approvalPath(orderId) })
      const decision = settings.askApproval(questionOf(db, attempt)) ? 'pay' : 'cancel'
      return ok({ orderId, approvalUrl: returnPath(decide(db, attempt, decision)) })
    })
  },

  createCardToken: ({ body: { studentInvoiceId }, ...call }) =>
    answeringAttempts(() => {
      const attempt = startAttempt({ provider: 'Card', invoiceId: studentInvoiceId }, call.settings.randomBytes, storeOf(call))
      return ok({ clientToken: attempt.orderId })
    }),

  chargeCard: ({ body: { studentInvoiceId, paymentMethodNonce, amountMinor, currency }, ...call }) => {
    const store = storeOf(call)
    const answer = answeringAttempts(() => {
      const paid = charge({ invoiceId: studentInvoiceId, nonce: paymentMethodNonce, amountMinor, currency }, store)
      const { reference = '', paymentStatus } = attemptDetails(paid, store)
      return ok({ transactionId: reference, paymentStatus })
    })
    // Stays unanswered until the caller gives up.
    return answer.status === 200 && staysUnanswered(paymentMethodNonce) ? new Promise<never>(() => {}) : answer
  },

  updatePaymentStatus: ({ body: { provider, orderId }, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => {
      const attempt = attemptOf(orderId, store)
      if (attempt.provider !== provider) throw new RecordRefusal(404, 'The payment was not found.')
      const { paymentStatus, reference } = attemptDetails(settleAttempt(attempt, store), store)
      return ok({ paymentStatus, ...(reference !== undefined && { reference }) })
    })
  },

  getPaymentDetails: ({ query: { orderId }, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(attemptDetails(attemptOf(orderId, store), store)))
  },

  listStudentInvoices: (call) => ok(studentInvoices(storeOf(call))),
} satisfies Partial<Handlers>
