import type { PromiseActorLogic } from 'xstate'
import type { BlockDraft, BlockId } from '#machines/blocks/block.ts'
import type { RequiredField } from '#machines/blocks/details/details-rules.ts'
import type { ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import type { Failure } from '#machines/outcome.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { CarriedDay } from './carried-schedule.ts'
import type { ClonePart, CloneSource } from './clone-plan.ts'
import type { Shift } from './shift.ts'

export type NameField = 'name' | 'shortName'

/** What was typed in place of the names that a clone is given; null where nothing was. */
export type TypedNames = Readonly<Record<NameField, string | null>>

/** The call that is due next, of those that make a clone. */
export type CloneStep = 'create' | 'zones' | 'schedule'

/** A clone whose first call has been sent; kept in the browser until all of it is saved. */
export interface BegunClone {
  readonly shift: Shift
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly parts: readonly ClonePart[]
  /** Null until the server has said it. */
  readonly blockId: BlockId | null
  readonly step: CloneStep
}

export interface LoadedSource {
  readonly source: CloneSource
  readonly typed: TypedNames
  readonly parts: readonly ClonePart[]
  readonly begun: BegunClone | null
}

export interface CreateInput {
  readonly begun: BegunClone
  readonly draft: BlockDraft
  /** It was sent before and its answer is not known: the block may exist. */
  readonly mayExist: boolean
}

/** What a clone needs done. Rejections are problems that `input.failure` can read. */
export type NextYearPorts = {
  loadSource: PromiseActorLogic<LoadedSource, { readonly sourceId: BlockId }>
  generateCode: PromiseActorLogic<string, { readonly shortName: string }>
  createBlock: PromiseActorLogic<BlockId, CreateInput>
  saveZones: PromiseActorLogic<unknown, { readonly blockId: BlockId; readonly slotsPerDay: number; readonly zones: readonly ZoneSlots[] }>
  saveSchedule: PromiseActorLogic<unknown, { readonly blockId: BlockId; readonly days: readonly CarriedDay[] }>
}

export interface NextYearInput {
  readonly sourceId: BlockId
  /** The first day that the address asks for; null for the one that is offered. */
  readonly start: CivilDate | null
  /** The day where the person is, asked at each check: a form may stay open over midnight. */
  readonly today: () => CivilDate
  readonly requiredTexts: Readonly<Record<RequiredField, string>>
  readonly failure: (problem: unknown) => Failure
}

export interface NextYearContext {
  readonly input: NextYearInput
  readonly start: CivilDate | null
  /** Null until it is read. */
  readonly source: CloneSource | null
  readonly shift: Shift
  readonly typed: TypedNames
  readonly parts: readonly ClonePart[]
  readonly touched: readonly NameField[]
  /** How often Create was pressed: the view moves the focus to the first wrong field on each. */
  readonly attempts: number
  readonly code: string
  /** The short name that the code belongs to. */
  readonly codeOf: string
  readonly begun: BegunClone | null
  readonly mayExist: boolean
  readonly failure: Failure | null
}

export type NextYearEvent =
  | { readonly type: 'start.move'; readonly start: CivilDate | null }
  | { readonly type: 'name.change'; readonly field: NameField; readonly value: string }
  | { readonly type: 'name.leave'; readonly field: NameField }
  | { readonly type: 'part.change'; readonly part: ClonePart; readonly isTaken: boolean }
  | { readonly type: 'clone.create' }
  /** Goes on from the call that failed. */
  | { readonly type: 'clone.resume' }
  /** Begins again, where the block that was created is gone. */
  | { readonly type: 'clone.restart' }
  | { readonly type: 'source.retry' }
  | { readonly type: 'code.want' }
  | { readonly type: 'code.settled' }
  | { readonly type: 'code.failed' }

export type NextYearTag = 'loading' | 'unavailable' | 'undated' | 'open' | 'generating' | 'busy' | 'working' | 'halted' | 'finished'
