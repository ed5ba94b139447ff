import type { PromiseActorLogic } from 'xstate'
import type { DetailsFields, DetailsRules, RequiredField } from './details-rules.ts'
import type { StepContext, StepEvent, StepInput } from '../step.ts'
import type { Placement } from '../time-zones/time-zones-rules.ts'
import type { AcademicDate, RemovedDate } from '../academic-dates/academic-date.ts'
import type { CivilDate, DateFormat } from '#machines/time/civil.ts'
import type { BlockDraft, BlockId, BlockRecord, SentBlock } from '../block.ts'
import type { Done, Failure } from '#machines/outcome.ts'

/** The unsaved edits of an earlier visit; `at` is the instant (ms) of the last one. */
export interface DetailsDraft {
  /** Null when no field was changed. */
  readonly fields: DetailsFields | null
  /** The dates that a new block will be created with; null when they are the defaults, or the block exists. */
  readonly academicDates: readonly AcademicDate[] | null
  /** Saved academic dates that are deleted with the next save of the block. */
  readonly removals: readonly RemovedDate[]
  readonly at: number
  /** A create of this form was sent, and its answer never came. */
  readonly mayExist?: SentBlock
  /** Edits before these that were neither restored nor discarded. */
  readonly earlier?: DetailsDraft
}

/** A block that was created here a moment ago, and whose id had not reached the address when the page was reloaded. */
export interface UnaddressedBlock {
  readonly blockId: BlockId
  readonly name: string
}

/** The result of deleting academic dates: some may be left for the next save. */
export interface Removals {
  readonly removed: readonly RemovedDate[]
  readonly left: readonly RemovedDate[]
}

/** A finished write: the record as stored afterwards, null when it could not be read again. */
export interface Written extends Done, Removals {
  readonly savedAt: number
  readonly record: BlockRecord | null
}

/**
 * The result of an update. `conflict`: the stored record has changed since it was loaded; `loss`: it would take something
 * from the stored block without a confirmation; in both cases nothing was written.
 * `refused`: the aggregator refused the update, but the removed academic dates were deleted.
 */
export type UpdateOutcome =
  | (Written & { readonly kind: 'saved' })
  | { readonly kind: 'conflict'; readonly theirs: BlockRecord }
  | ({ readonly kind: 'loss' } & SaveLosses)
  | ({ readonly kind: 'refused'; readonly problem: unknown } & Removals)

/** The outcome as one of this kind, which a guard has checked; throws for another. */
export function outcomeAs<Kind extends UpdateOutcome['kind']>(outcome: UpdateOutcome, kind: Kind): Extract<UpdateOutcome, { kind: Kind }> {
  const isKind = (one: UpdateOutcome): one is Extract<UpdateOutcome, { kind: Kind }> => one.kind === kind
  if (!isKind(outcome)) throw new Error(`The update went otherwise: ${outcome.kind}.`)
  return outcome
}

export interface UpdateInput {
  readonly blockId: BlockId
  readonly draft: BlockDraft
  /** The record that the edits started from; null overwrites any stored one. */
  readonly base: BlockRecord | null
  /** The block has no academic dates yet, or those of its create: those of the draft are stored after the update. */
  readonly lacksAcademicDates: boolean
  readonly removals: readonly RemovedDate[]
  /** The person has confirmed what the save takes away. */
  readonly mayLose: boolean
}

/** What a save would take from the block as it is stored. */
export interface SaveLosses {
  /** On dates that the block would no longer have; null when the saved schedule could not be read. */
  readonly modules: readonly Placement[] | null
  /** It is published, and would no longer be. */
  readonly isWithdrawn: boolean
}

export interface LoadedDetails {
  readonly record: BlockRecord | null
  readonly draft: DetailsDraft | null
  /** Back from the page of academic dates: the draft is restored without a question. */
  readonly isReturning: boolean
  readonly unaddressed: UnaddressedBlock | null
}

/** Ports of the wizard's first step. `input.texts.failure` reads their rejections. */
export type BlockDetailsPorts = {
  loadDetails: PromiseActorLogic<LoadedDetails, { readonly blockId: BlockId | null }>
  generateCode: PromiseActorLogic<string, { readonly shortName: string; readonly isEditMode: boolean }>
  createBlock: PromiseActorLogic<Written & { readonly id: BlockId }, BlockDraft>
  /** The block that an earlier create made; null when it made none. */
  findCreated: PromiseActorLogic<BlockRecord | null, SentBlock>
  updateBlock: PromiseActorLogic<UpdateOutcome, UpdateInput>
}

export interface BlockDetailsInput extends StepInput {
  readonly rules: DetailsRules
  readonly dates: DateFormat
  /** The person's local day, read at each check because a form may stay open over midnight. */
  readonly today: () => CivilDate
  readonly defaultAcademicDates: readonly AcademicDate[]
  readonly isErrorClosable: boolean
  readonly texts: {
    readonly failure: (problem: unknown) => Failure
    /** Which academic dates were deleted, and which could not be; empty when none. */
    readonly removals: (removals: Removals) => string
  }
}

export interface BlockDetailsContext extends StepContext {
  readonly input: BlockDetailsInput
  readonly fields: DetailsFields
  /** The form as last loaded or saved. */
  readonly stored: DetailsFields
  /** What is being sent to the server. */
  readonly sent: DetailsFields
  /** What a create without an answer may have stored: it is looked for first, so that the block is not created twice. */
  readonly mayExist: SentBlock | null
  /** The short name that the code belongs to. */
  readonly codeOf: string
  /** The block's dates, or those that it will be created with. */
  readonly academicDates: readonly AcademicDate[]
  /** The dates of a new block are no longer the defaults. */
  readonly areDatesEdited: boolean
  readonly removals: readonly RemovedDate[]
  readonly touched: readonly RequiredField[]
  /** Which action was last tried, and how often: the view moves the focus to the first wrong field on each. */
  readonly attempt: { readonly action: 'save' | 'next'; readonly count: number } | null
  readonly isNext: boolean
  /** Edits kept from an earlier visit, until they are restored or discarded. */
  readonly offer: DetailsDraft | null
  readonly unaddressed: UnaddressedBlock | null
  /** What another person has stored, until this person decides about the conflict. */
  readonly theirs: BlockRecord | null
  /** What the running save would take away, in question or confirmed. */
  readonly lost: SaveLosses | null
  readonly message: string
}

export type BlockDetailsEvent =
  | StepEvent
  | { type: 'field.change'; field: Exclude<keyof DetailsFields, 'status' | 'code'>; value: string }
  | { type: 'field.leave'; field: RequiredField }
  | { type: 'status.switch'; isActive: boolean }
  | { type: 'code.want' }
  | { type: 'code.settled' }
  | { type: 'code.failed' }
  /** The answer to whether an active block gets a new code with its new short name. */
  | { type: 'code.renew' }
  | { type: 'code.keep' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' }
  | { type: 'loss.accept' }
  | { type: 'loss.cancel' }
  /** Something changed that a draft should keep. */
  | { type: 'draft.changed' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  /** Removed academic dates are restored. */
  | { type: 'removals.undo' }
  | { type: 'unaddressed.discard' }
  | { type: 'details.retry' }
  | { type: 'notice.close' }

/** Announcements for screen readers. */
export type BlockDetailsFact = { type: 'code.generated'; code: string }
