import type { PromiseActorLogic } from 'xstate'
import type { AcademicField, AcademicRow } from './academic-dates-rules.ts'
import type { CivilDate, DateFormat } from '#machines/time/civil.ts'
import type { Notice } from '../step.ts'
import type { AcademicDate, RemovedDate } from './academic-date.ts'
import type { BlockId, BlockRecord } from '../block.ts'
import type { Done, Failure } from '#machines/outcome.ts'

/** The unsaved rows of an earlier visit; `at` is the instant (ms) of the last edit. */
export interface AcademicDatesDraft {
  readonly rows: readonly AcademicRow[]
  readonly at: number
  /** The draft that was on offer when these edits were made. */
  readonly earlier?: AcademicDatesDraft
}

/** The first and the last day of a block. */
export interface BlockDays {
  readonly from: CivilDate
  readonly to: CivilDate
}

export interface LoadedDates {
  /** Null for a block that is not saved yet. */
  readonly record: BlockRecord | null
  /** The saved dates, or those of a block that is not created yet; empty when there are none. */
  readonly dates: readonly AcademicDate[]
  /** Saved dates that were removed earlier and are deleted with the next save of the block. */
  readonly removals: readonly RemovedDate[]
  readonly draft: AcademicDatesDraft | null
  /** The block's days as typed in its unsaved form; null without any. */
  readonly unsavedDays: BlockDays | null
}

export interface SaveDatesInput {
  readonly blockId: BlockId | null
  readonly dates: readonly AcademicDate[]
  readonly removals: readonly RemovedDate[]
  /** The dates that the edits started from. */
  readonly base: readonly AcademicDate[]
  /** The person decided to write over what another one stored. */
  readonly isOverwriting: boolean
}

/** The result of a save. `conflict`: the stored dates have changed since they were loaded, and nothing was written. */
export type SaveDatesOutcome = (Done & { readonly kind: 'saved' }) | { readonly kind: 'conflict'; readonly theirs: readonly AcademicDate[] }

/** Ports of the page of academic dates. `input.texts.failure` reads their rejections. */
export type AcademicDatesPorts = {
  loadDates: PromiseActorLogic<LoadedDates, { readonly blockId: BlockId | null }>
  saveDates: PromiseActorLogic<SaveDatesOutcome, SaveDatesInput>
}

export interface AcademicDatesInput {
  readonly blockId: BlockId | null
  readonly dates: DateFormat
  /** The academic dates of a block without any. */
  readonly defaults: readonly AcademicDate[]
  readonly isErrorClosable: boolean
  readonly texts: { readonly failure: (problem: unknown) => Failure }
}

export interface AcademicDatesContext {
  readonly input: AcademicDatesInput
  readonly record: BlockRecord | null
  /** The block's days as typed in its unsaved form; null without any. */
  readonly unsavedDays: BlockDays | null
  readonly rows: readonly AcademicRow[]
  /** The rows as last loaded. */
  readonly stored: readonly AcademicRow[]
  /** The dates that are saved, as loaded. */
  readonly base: readonly AcademicDate[]
  readonly removals: readonly RemovedDate[]
  /** Fields that were left or tried, as "key field". */
  readonly touched: ReadonlySet<string>
  /** How often a save was tried: the view moves the focus to the first wrong field on each. */
  readonly attempts: number
  /** The row that was added last, for the focus. */
  readonly added: string | null
  /** Edits of an earlier visit, until they are restored or discarded. */
  readonly offer: AcademicDatesDraft | null
  readonly theirs: readonly AcademicDate[] | null
  /** Where the person wants to go; null back to the block. */
  readonly leavingTo: string | null
  readonly notice: Notice | null
}

export type AcademicDatesEvent =
  | { type: 'row.type'; key: string; field: AcademicField; value: string }
  | { type: 'row.leave'; key: string; field: AcademicField }
  | { type: 'row.switch'; key: string; field: 'isOn' | 'forCentre' | 'forStudent'; value: boolean }
  | { type: 'row.add' }
  | { type: 'row.remove'; key: string }
  | { type: 'row.restore'; key: string }
  | { type: 'dates.save' }
  /** To an address of the portal; null back to the block. */
  | { type: 'dates.leave'; address: string | null }
  | { type: 'dates.retry' }
  | { type: 'question.accept' }
  | { type: 'question.cancel' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' }
  | { type: 'draft.changed' }
  /** The page may be unloaded at once: it was hidden or closed, or its session ended. */
  | { type: 'draft.keep' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  | { type: 'notice.close' }

/** The page is left: `message` is the server's text after a save, or empty. `address` null is the block. */
export type AcademicDatesFact = { type: 'dates.left'; message: string; address: string | null }
