import { amountText } from '#openapi/money/amount-text.ts'
import type { Db } from '../db.ts'
import type { PaymentAttemptRecord } from '../models.ts'
import { invoiceFields } from '../resources/money/invoices.ts'

const place = /^\/__aggregator\/paypal\/([0-9a-f]{24})$/

/** Where a person approves the payment of an order. */
export const approvalPath = (orderId: string): string => `/__aggregator/paypal/${orderId}`

/** Where the portal goes on with an order. */
export const returnPath = ({ orderId, state }: Pick<PaymentAttemptRecord, 'orderId' | 'state'>): string =>
  `/payment-method${state === 'Approved' || state === 'Paid' ? '/success' : ''}?orderId=${orderId}`

const decisions = { pay: 'Approved', cancel: 'Cancelled', fail: 'Declined' } as const

const isDecision = (value: unknown): value is keyof typeof decisions => typeof value === 'string' && Object.hasOwn(decisions, value)

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}

const page = (text: string, form = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>PayPal sandbox</title></head>` +
  `<body><main><h1>PayPal sandbox</h1><p>${text}</p>${form}</main></body></html>`

const form =
  `<form method="post"><button name="decision" value="pay">Pay</button> ` +
  `<button name="decision" value="cancel">Cancel</button> <button name="decision" value="fail">Fail</button></form>`

/** The pages of PayPal's sandbox: each asks about one order, and leads back to the portal. */
export interface ApprovalPages {
  readonly methods: readonly string[]
  owns(url: URL): boolean
  answer(request: Request): Promise<Response>
}

/** Stores what a person decided about an order; one that is decided already stays so. */
export function decide(db: Db, attempt: PaymentAttemptRecord, decision: keyof typeof decisions): PaymentAttemptRecord {
  return attempt.state === 'Open' ? db.paymentAttempts.update(attempt.id, { state: decisions[decision] }) : attempt
}

/** What an order is asked about. */
export function questionOf(db: Db, { invoiceId, amountMinor }: PaymentAttemptRecord): string {
  const record = db.records('Invoice').find(invoiceId)
  if (!record) return ''
  const { invoiceNumber = '', currency } = invoiceFields(record)
  return `Pay ${amountText(amountMinor ?? 0, currency)} for invoice ${invoiceNumber}?`
}

export function createApprovalPages(db: Db): ApprovalPages {
  const attemptAt = (url: URL) => {
    const orderId = place.exec(url.pathname)?.[1]
    return db.paymentAttempts.findBy((one) => one.orderId === orderId && one.provider === 'PayPal')
  }
  return {
    methods: ['GET', 'POST'],
    owns: ({ pathname }) => place.test(pathname),
    answer: async (request) => {
      const attempt = attemptAt(new URL(request.url))
      if (!attempt) return new Response(page('There is no such order.'), { status: 404, headers })
      if (request.method === 'GET')
        return attempt.state === 'Open'
          ? new Response(page(questionOf(db, attempt), form), { headers })
          : new Response(null, { status: 303, headers: { location: returnPath(attempt) } })
      const decision = new URLSearchParams(await request.text()).get('decision')
      if (request.method !== 'POST' || !isDecision(decision))
        return new Response(page('Choose Pay, Cancel or Fail.', form), { status: 400, headers })
      return new Response(null, { status: 303, headers: { location: returnPath(decide(db, attempt, decision)) } })
    },
  }
}
