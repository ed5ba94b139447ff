import type { PromiseActorLogic } from 'xstate'
import type { Done } from '#machines/outcome.ts'
import type { RecordFailure } from '#machines/records/record-editor-types.ts'

/** A message as one person will read it. */
export interface Rendering {
  readonly contactId: string
  readonly name: string
  readonly to: string
  readonly email: { readonly subject: string; readonly content: string } | null
  readonly inApp: { readonly subject: string; readonly content: string } | null
  /** Placeholders that have no value for the person. */
  readonly missing: readonly string[]
}

/** What a person sees before a message is sent. */
export interface Review {
  readonly count: number
  readonly leftOut: number
  /** As the first three will read it. */
  readonly renderings: readonly Rendering[]
}

/** What sending needs done. */
export type SendingPorts = {
  prepareReview: PromiseActorLogic<Review, { readonly recordId: string }>
  sendMessage: PromiseActorLogic<Done, { readonly recordId: string; readonly scheduledAt: number | null; readonly count: number }>
}

export interface SendingInput {
  readonly recordId: string
  /** The instant (ms) at which it is to be sent; null for at once. */
  readonly scheduledAt: number | null
  readonly failure: (problem: unknown) => RecordFailure
}

export interface SendingContext {
  readonly input: SendingInput
  readonly review: Review | null
  /** What was typed where the number of people is asked for. */
  readonly typed: string
  /** How often sending was tried with a wrong number. */
  readonly attempts: number
  readonly problem: string | null
}

export type SendingEvent =
  | { type: 'number.type'; text: string }
  | { type: 'message.send' }
  | { type: 'review.retry' }
  | { type: 'review.cancel' }

export type SendingFact =
  | { type: 'message.sent'; message: string }
  /** Sending had begun already, by a request whose answer was lost or elsewhere, or another person has saved the message. */
  | { type: 'message.begun' }
  | { type: 'review.left' }

/** `busy` prepares or sends. */
export type SendingTag = 'busy' | 'preparing' | 'sending'
