import type { PromiseActorLogic } from 'xstate'
import type { Done } from '#machines/outcome.ts'
import type { RecordFailure } from '#machines/records/record-editor-types.ts'
import type { RecordNotice } from '#machines/records/record-notice.ts'

/** The steps of a message, in their order. */
export const composerSteps = ['about', 'recipients', 'message', 'send'] as const

export type ComposerStep = (typeof composerSteps)[number]

export type MessageMode = 'Email' | 'In-app' | 'Both'

/** A subject, and a text in markup. */
export interface MessageText {
  readonly subject: string
  readonly content: string
}

/** An e-mail with the addresses beside those of its recipients. */
export interface EmailText extends MessageText {
  readonly toEmails: readonly string[]
  readonly ccEmails: readonly string[]
}

/** A message as it is written. */
export interface MessageDraft {
  readonly communicationName: string
  readonly componentId: number | null
  readonly recordId: number | null
  readonly mode: MessageMode | null
  readonly option: 'Audience' | 'Individual' | null
  readonly audienceId: number | null
  readonly recipients: readonly number[]
  readonly email: EmailText
  readonly inApp: MessageText
  readonly attachmentIds: readonly number[]
  readonly isImportant: boolean
  readonly when: 'now' | 'later'
  /** As typed: dd/MM/yyyy, and HH:mm on the clock of the zone. */
  readonly date: string
  readonly time: string
  readonly timezoneId: number | null
  /** The name of the zone in the provider's list. */
  readonly timezoneName: string
}

/** A message as the browser keeps it while it is not saved; `at` is the instant (ms) of the last change. */
export interface KeptMessage {
  readonly at: number
  readonly draft: MessageDraft
  /** The stamp of the message that the edits were made on; null for a new one. */
  readonly updatedAt: string | null
}

export interface SavedMessage extends Done {
  readonly recordId: string
  /** What the save has stored of the draft. */
  readonly stored: MessageDraft
  readonly updatedAt: string
  readonly savedAt: number
}

/** What the composer needs done. */
export type ComposerPorts = {
  saveMessage: PromiseActorLogic<
    SavedMessage,
    { recordId: string | null; draft: MessageDraft; updatedAt: string | null; requestId: string }
  >
  testMessage: PromiseActorLogic<Done, { draft: MessageDraft; contactId: number }>
}

export interface ComposerInput {
  /** Null for a new message. */
  readonly recordId: string | null
  /** As it is stored, or as a new one begins. */
  readonly stored: MessageDraft
  readonly updatedAt: string | null
  readonly kept: KeptMessage | null
  readonly step: ComposerStep
  /** By which the server knows a create that is sent twice. */
  readonly requestId: string
  /** The errors for which a save is refused, by path. */
  readonly wrong: (draft: MessageDraft) => ReadonlyMap<string, string>
  /** The errors for which sending is refused, by path, with those of a save. */
  readonly unsendable: (draft: MessageDraft) => ReadonlyMap<string, string>
  readonly failure: (problem: unknown) => RecordFailure
}

export interface ComposerContext {
  readonly input: ComposerInput
  readonly recordId: string | null
  readonly updatedAt: string | null
  readonly draft: MessageDraft
  readonly stored: MessageDraft
  /** Grows when the whole draft is replaced: editors that keep texts of their own are drawn anew. */
  readonly version: number
  readonly step: ComposerStep
  /** How often a save was tried since the last success: what is wrong shows from the first on. */
  readonly attempts: number
  /** Texts of the server by path, until the next edit. */
  readonly refused: ReadonlyMap<string, string>
  readonly notice: RecordNotice | null
  readonly isForbidden: boolean
  readonly savedAt: number | null
  /** The save leads on to the review. */
  readonly isReviewing: boolean
}

export type ComposerEvent =
  | { type: 'step.open'; step: ComposerStep }
  | { type: 'draft.edit'; changes: Partial<MessageDraft> }
  /** Half a second has passed since the last edit, or the page may be unloaded: the edits are to be kept. */
  | { type: 'draft.due' }
  | { type: 'draft.discard' }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'message.save' }
  | { type: 'message.review' }
  | { type: 'message.test'; contactId: number }
  | { type: 'review.close' }
  | { type: 'notice.close' }

export type ComposerFact =
  | { type: 'message.saved'; message: string; recordId: string }
  | { type: 'message.tested'; message: string }
  /** A step has an error: the address is to name it. */
  | { type: 'step.due'; step: ComposerStep }

/** `discard` asks the person; `review` shows what is about to be sent; `busy` saves or tests. */
export type ComposerTag = 'busy' | 'saving' | 'testing' | 'discard' | 'review'
