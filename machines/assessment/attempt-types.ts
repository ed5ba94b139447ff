import type { PromiseActorLogic } from 'xstate'
import type { Failure } from '#machines/outcome.ts'

/** What a candidate has answered to a question so far; each change raises its revision. */
export interface SatAnswer {
  readonly questionId: number
  readonly value: string
  readonly isFlagged: boolean
  readonly revision: number
}

/** Answers, one of each question at most. */
export type Answers = readonly SatAnswer[]

/** The latest revisions that the server holds. */
export type Revisions = readonly Pick<SatAnswer, 'questionId' | 'revision'>[]

/** How an attempt ends. */
export type Ending = 'Submitted' | 'Timed out' | 'Absent' | 'Void'

/** The time that the server sends with each answer (ms); the computer's own clock is not used. */
export interface ServerTime {
  /** When the attempt ends; during a pause it grows with `serverTime`. */
  readonly endsAt: number
  readonly serverTime: number
  readonly isPaused: boolean
}

/** Where an attempt stands before its questions are asked for. */
export interface Standing {
  /** In ms; 0 once it is open. */
  readonly opensInMs: number
  /** It was begun, in this browser or in another one. */
  readonly isBegun: boolean
  readonly ending: Ending | null
}

/** An attempt that is begun or continued. */
export interface Sitting extends ServerTime {
  /** Names this tab; all others lose the right to write. */
  readonly sessionKey: string
  readonly questionIds: readonly number[]
  readonly mayGoBack: boolean
  /** As the server holds them. */
  readonly answers: Answers
  /** As this browser kept them. */
  readonly kept: Answers
}

/** The answer to a save. */
export interface Saved extends ServerTime {
  readonly revisions: Revisions
}

/** The answer to handing in; without an ending the attempt goes on, because the server knows of a pause or of more time. */
export interface HandedIn extends Saved {
  readonly ending: Ending | null
}

/** Why the server refused: another tab sits or has taken over, or the attempt has ended. Null for all else. */
export type AttemptRefusal =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'ended'; readonly ending: Ending }
  | null

interface Written {
  readonly sessionKey: string
  readonly answers: Answers
}

/** What an attempt needs done. Rejections are problems that `input.refusal` and `input.failure` can read. */
export type AttemptPorts = {
  readonly open: PromiseActorLogic<Standing, null>
  readonly start: PromiseActorLogic<Sitting, { readonly accessCode: string; readonly takesOver: boolean }>
  /** Sends what is not saved; with nothing to send it still tells that the candidate is there, and asks for the time. */
  readonly save: PromiseActorLogic<Saved, Written>
  readonly submit: PromiseActorLogic<HandedIn, Written & { readonly isTimeUp: boolean }>
}

export interface AttemptInput {
  failure(problem: unknown): Failure
  refusal(problem: unknown): AttemptRefusal
  /** Milliseconds that only ever grow, from any beginning. */
  now(): number
}

export interface AttemptContext {
  readonly input: AttemptInput
  readonly standing: Standing | null
  readonly accessCode: string
  readonly takesOver: boolean
  readonly sessionKey: string
  readonly questionIds: readonly number[]
  readonly mayGoBack: boolean
  /** The place in `questionIds` of the question that is shown. */
  readonly index: number
  readonly answers: Answers
  /** The revisions of the answers that the server holds. */
  readonly saved: Revisions
  /** The server's instant of the last save; null before the first. */
  readonly savedAt: number | null
  readonly time: (ServerTime & { readonly readAt: number }) | null
  /** The minutes of the last warning; at the beginning of one that was due before. */
  readonly warned: number | null
  readonly isTimeUp: boolean
  /** How many calls failed since one succeeded. */
  readonly failures: number
  readonly ending: Ending | null
  readonly failure: Failure | null
}

export type AttemptEvent =
  | { readonly type: 'attempt.start'; readonly accessCode: string }
  /** Goes on in this tab; the other one becomes read only. */
  | { readonly type: 'attempt.continue' }
  | { readonly type: 'attempt.retry' }
  | { readonly type: 'answer.change'; readonly questionId: number; readonly value: string }
  | { readonly type: 'answer.flag'; readonly questionId: number }
  | { readonly type: 'question.go'; readonly index: number }
  | { readonly type: 'review.open' }
  | { readonly type: 'review.close'; readonly index: number | null }
  | { readonly type: 'attempt.submit' }
  /** Another tab of this browser has taken over. */
  | { readonly type: 'session.taken' }
  /** The network is back, or the page is looked at again. */
  | { readonly type: 'page.seen' }
  /** Raised by the machine itself. */
  | { readonly type: 'answers.changed' }
  | { readonly type: 'save.now' }
  | { readonly type: 'clock.set' }

export type AttemptFact =
  /** To be kept in the browser at once. */
  | { readonly type: 'attempt.kept'; readonly sessionKey: string; readonly answers: Answers }
  | { readonly type: 'time.warned'; readonly minutes: number }
  | { readonly type: 'attempt.ended'; readonly ending: Ending; readonly isWhole: boolean }

/** What the page shows. `unsaved` says that the server could not be reached. */
export type AttemptTag =
  | 'loading'
  | 'unavailable'
  | 'waiting'
  | 'instructions'
  | 'asking'
  | 'sitting'
  | 'reviewing'
  | 'paused'
  | 'taken'
  | 'handingIn'
  | 'ended'
  | 'busy'
  | 'saving'
  | 'unsaved'
