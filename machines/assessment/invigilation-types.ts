import type { PromiseActorLogic } from 'xstate'
import type { Done, Failure } from '#machines/outcome.ts'

/** What an invigilator does with an attempt, each with a reason; the answer to a call may have none. */
export type ControlAct = 'pause' | 'resume' | 'extend' | 'void' | 'note' | 'answer'

/** An act and the candidate it is for. */
export interface Chosen {
  readonly act: ControlAct
  readonly attemptId: number
}

/** What is entered for an act; the minutes only where time is added. */
export interface Entry {
  readonly minutes: string
  readonly reason: string
}

/** Why an entry is not sent, by its part. */
export type EntryErrors = { readonly [Part in keyof Entry]?: string }

/** What watching needs done. Rejections are problems that `input.failure` can read. */
export type InvigilationPorts = {
  /** Reads the candidates again. */
  readonly read: PromiseActorLogic<{ readonly isClosed: boolean }, null>
  readonly control: PromiseActorLogic<Done, Chosen & { readonly minutes: number | null; readonly reason: string }>
}

export interface InvigilationInput {
  failure(problem: unknown): Failure
  /** Milliseconds that only ever grow, from any beginning. */
  now(): number
}

export interface InvigilationContext {
  readonly input: InvigilationInput
  /** When the candidates were last read, by `input.now`; null before the first time. */
  readonly readAt: number | null
  /** How many reads failed since one succeeded. */
  readonly failures: number
  readonly readFailure: Failure | null
  readonly chosen: Chosen | null
  readonly entry: Entry
  /** Sending the entry was tried, so its errors are shown. */
  readonly isTried: boolean
  readonly actFailure: Failure | null
}

export type InvigilationEvent =
  | { readonly type: 'watch.retry' }
  /** The page is not looked at, or is again. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.seen' }
  | ({ readonly type: 'act.choose' } & Chosen)
  | { readonly type: 'entry.change'; readonly entry: Partial<Entry> }
  | { readonly type: 'act.confirm' }
  | { readonly type: 'act.cancel' }
  /** Raised by the machine itself. */
  | { readonly type: 'watch.now' }

export type InvigilationFact = { readonly type: 'act.done' } & Chosen & Done

/** What the page shows. `behind` says that what is shown may be old. */
export type InvigilationTag = 'reading' | 'behind' | 'unavailable' | 'ended' | 'asking' | 'busy'
