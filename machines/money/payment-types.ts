import type { PromiseActorLogic } from 'xstate'
import type { Failure } from '#machines/outcome.ts'

/** How a student pays. */
export type PaymentMethod = 'PayPal' | 'Card'

/** What is paid. */
export interface PaymentOrder {
  readonly invoiceId: string
  readonly amountMinor: number
  readonly currency: string
}

/** One attempt to pay, which the server opens, and settles once. */
export interface PaymentAttempt {
  readonly orderId: string
  readonly method: PaymentMethod
  /** Where PayPal asks for the approval. */
  readonly approvalUrl: string | null
}

/** What became of an attempt: paid, ended without a payment, or not known to the provider yet. */
export type Settlement = { readonly kind: 'paid' | 'pending' } | { readonly kind: 'ended'; readonly message: string }

export type PaymentPorts = {
  /** Opens an attempt; takes no money. */
  readonly prepare: PromiseActorLogic<PaymentAttempt, { readonly method: PaymentMethod; readonly order: PaymentOrder }>
  /** Takes the browser to the provider's page. */
  readonly leave: PromiseActorLogic<void, { readonly approvalUrl: string }>
  /** Has the provider make a nonce of the card, which the machine never sees. */
  readonly tokenise: PromiseActorLogic<string, { readonly clientToken: string }>
  /** Charges the card. */
  readonly charge: PromiseActorLogic<void, { readonly nonce: string; readonly order: PaymentOrder }>
  /** Asks what became of an attempt, and ends one that took nothing. May be asked again. */
  readonly settle: PromiseActorLogic<Settlement, { readonly attempt: PaymentAttempt }>
}

export interface PaymentInput {
  /** An attempt that the address names: approved at the provider, or come back from there without an approval. */
  readonly resumed: { readonly attempt: PaymentAttempt; readonly isApproved: boolean } | null
  failure(problem: unknown): Failure
  /** The other attempt of the invoice that a refusal names. */
  otherAttempt(problem: unknown): PaymentAttempt | null
}

export interface PaymentContext {
  readonly input: PaymentInput
  readonly method: PaymentMethod
  readonly order: PaymentOrder | null
  readonly attempt: PaymentAttempt | null
  readonly nonce: string | null
  readonly failure: Failure | null
}

export type PaymentEvent =
  /** The invoice that is chosen has an attempt already, whose outcome is not known here. */
  | { readonly type: 'attempt.found'; readonly attempt: PaymentAttempt }
  | { readonly type: 'payment.begin'; readonly method: PaymentMethod; readonly order: PaymentOrder }
  | { readonly type: 'card.submit' }
  | { readonly type: 'payment.cancel' }
  | { readonly type: 'payment.check' }

export interface PaymentFact {
  readonly type: 'payment.paid'
  readonly orderId: string
}

/** What the page shows; `settling` asks what became of an attempt, `busy` waits for an answer. */
export type PaymentTag = 'choosing' | 'preparing' | 'entering' | 'held' | 'awaiting' | 'unknown' | 'settling' | 'busy'
