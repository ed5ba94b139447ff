import type { PromiseActorLogic } from 'xstate'
import type { GivenMark } from '#openapi/assessment/script-marks.ts'
import type { Failure } from '#machines/outcome.ts'

/** What a marker has entered. */
export interface Marks {
  readonly marks: readonly GivenMark[]
  readonly overallComment: string
}

/** Marks as they are sent; `updatedAt` is the stamp that the server gave them before the changes. */
export interface StampedMarks extends Marks {
  readonly updatedAt: string
}

/** A script as it is opened. */
export interface OpenedMarks extends StampedMarks {
  /** It is one's own and not submitted yet. */
  readonly isOpen: boolean
  /** What this browser kept of an earlier visit and the server was not told. */
  readonly kept: StampedMarks | null
}

/** What a submitted script came to. */
export interface Outcome {
  readonly outcome: 'open' | 'agreed' | 'third'
  readonly agreed: number | null
  /** The next script of the marker; null when the queue is empty. */
  readonly nextId: number | null
}

/** Why the server refused marks: another tab has saved, or they are submitted. Null for all else. */
export type MarkingRefusal = { readonly kind: 'changed' | 'state'; readonly updatedAt: string } | null

/** What a desk needs done. Rejections are problems that `input.refusal` and `input.failure` can read. */
export type MarkingPorts = {
  readonly open: PromiseActorLogic<OpenedMarks, null>
  readonly save: PromiseActorLogic<{ readonly updatedAt: string; readonly savedAt: number }, StampedMarks>
  readonly submit: PromiseActorLogic<Outcome, StampedMarks>
}

export interface MarkingInput {
  failure(problem: unknown): Failure
  refusal(problem: unknown): MarkingRefusal
}

export interface MarkingContext extends StampedMarks {
  readonly input: MarkingInput
  /** Grows with each change. */
  readonly revision: number
  /** The revision that the last call sent. */
  readonly sent: number
  /** The revision that the server holds. */
  readonly held: number
  /** When the server last took marks (ms); null before. */
  readonly savedAt: number | null
  /** Submitting was asked for while a save was under way. */
  readonly wantsSubmit: boolean
  /** The stamp of the other tab's marks. */
  readonly theirs: string
  readonly failures: number
  readonly failure: Failure | null
}

export type MarkingEvent =
  | { readonly type: 'mark.change'; readonly questionId: number; readonly change: Omit<GivenMark, 'questionId'> }
  | { readonly type: 'comment.change'; readonly overallComment: string }
  | { readonly type: 'script.submit' }
  | { readonly type: 'script.retry' }
  /** The own marks win over those of the other tab. */
  | { readonly type: 'conflict.keep' }
  | { readonly type: 'conflict.take' }
  /** The page is left, or looked at again. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.seen' }

export type MarkingFact =
  /** To be kept in the browser at once. */
  | ({ readonly type: 'marks.kept' } & StampedMarks)
  /** The server holds all of them. */
  | { readonly type: 'marks.held' }
  | ({ readonly type: 'script.submitted' } & Outcome)

export type MarkingTag =
  | 'loading'
  | 'unavailable'
  | 'marking'
  | 'saving'
  | 'unsaved'
  | 'refused'
  | 'asking'
  | 'submitting'
  | 'closed'
  | 'submitted'
