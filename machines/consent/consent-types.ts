import type { PromiseActorLogic } from 'xstate'
import type { Consent } from '#machines/session/session-types.ts'

/** What giving consents needs done. */
export type ConsentPorts = {
  /** Records one consent. Rejects with an error that `ConsentInput.messageOf` reads. */
  giveConsent: PromiseActorLogic<void, { readonly consent: Consent }>
}

export interface ConsentInput {
  /** Consents that were given before are not asked for again. */
  readonly isMandatoryGiven: boolean
  readonly isOptionalGiven: boolean
  /** The message of a failed call for the student. */
  messageOf(error: unknown): string
}

export interface ConsentContext {
  readonly input: ConsentInput
  /** The policy was opened, and its document, or word that there is none, was shown. */
  readonly hasViewedPolicy: boolean
  /** Whether the box of the open dialog is ticked. */
  readonly isTicked: boolean
  /** I Accept was tried with the box ticked, but before the policy was viewed. */
  readonly isPolicyMissed: boolean
  readonly outcome: ConsentOutput['outcome']
}

export type ConsentEvent =
  | { type: 'policy.viewed' }
  | { type: 'box.tick'; isTicked: boolean }
  /** I Accept, or Enter in the dialog; whether it may be accepted or not. */
  | { type: 'consent.accept' }
  | { type: 'consent.cancel' }
  /** The mandatory consent was given in another tab. */
  | { type: 'mandatory.given' }

/** Emitted when the call failed, with a message for the student. */
export type ConsentFact = { type: 'consent.failed'; message: string }

/** `done`: the student goes on, whether or not the optional consent was given. `cancelled`: without the mandatory one there is no portal. */
export interface ConsentOutput {
  readonly outcome: 'done' | 'cancelled'
}

/** `acceptable`: I Accept may be pressed; `busy`: a call is under way; `left`: nothing more is asked.
 * `refused`: I Accept was tried without a tick; `optional`: the optional consent is asked for. */
export type ConsentTag = 'acceptable' | 'busy' | 'left' | 'refused' | 'optional'
