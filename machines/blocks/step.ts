import type { OpenPoint } from './summary/readiness.ts'
import type { BlockId, BlockRecord } from './block.ts'

/**
 * The contract between the wizard's frame and its steps. A step does not know the frame: it takes these events,
 * keeps `facts` in its context, and ends with an output when Next has succeeded.
 */

/**
 * Events that every step takes from the frame. `step.clear` and `step.abandon` (unsaved edits are given up) come after
 * a confirmation; `step.keep` asks for a draft at once, because the person opens a page that leads back here.
 */
export type StepEvent =
  | { type: 'step.save' }
  | { type: 'step.next' }
  | { type: 'step.clear' }
  | { type: 'step.abandon' }
  | { type: 'step.keep' }

/** A message above the step's body; `id` grows, so that the same text twice is two messages. */
export interface Notice {
  readonly id: number
  readonly tone: 'error' | 'success' | 'warning'
  readonly text: string
  /** A second line, usually the server's own description. */
  readonly detail?: string
  readonly isClosable: boolean
}

/** What the frame reads from the snapshot of the open step. */
export interface StepFacts {
  /** Unsaved edits that leaving would lose. */
  readonly isDirty: boolean
  /** Wall-clock instant (ms) of the last save in this step, null before one. */
  readonly savedAt: number | null
  /** The saved block, as soon as its id is known. */
  readonly blockId: BlockId | null
  /** The record as last saved or loaded, null while unknown. */
  readonly record: BlockRecord | null
  /** The open points of the block, from the summary. */
  readonly openPoints?: readonly OpenPoint[]
}

/** Given when a step is entered. */
export interface StepInput {
  readonly blockId: BlockId | null
  readonly isEditMode: boolean
}

/** The output of a step, after a successful Next. `message` is shown for one second. */
export interface StepOutput {
  readonly blockId: BlockId | null
  readonly message: string
}

/** Context that every step machine has, beside its own. */
export interface StepContext {
  readonly facts: StepFacts
  readonly notice: Notice | null
}

/** Replaces the message. */
export const withNotice = ({ notice }: Pick<StepContext, 'notice'>, message: Omit<Notice, 'id'>): { readonly notice: Notice } => ({
  notice: { id: (notice?.id ?? 0) + 1, ...message },
})

/**
 * Tags that the frame reads: `busy` disables the action bar, `loading` draws the skeleton, and while a step is
 * `unavailable` nothing can be saved or published.
 */
export type StepTag = 'busy' | 'loading' | 'unavailable'

/** Edits kept in the browser, and earlier ones that were neither restored nor discarded. */
interface Kept<Edits> {
  readonly earlier?: Edits
}

/** The kept edits, the newest first. */
export function* newestFirst<Edits extends Kept<Edits>>(newest: Edits | null): Generator<Edits> {
  for (let edits: Edits | undefined = newest ?? undefined; edits; edits = edits.earlier) yield edits
}
