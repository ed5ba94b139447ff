import type { PromiseActorLogic } from 'xstate'
import type { StepContext, StepEvent, StepInput } from '../step.ts'
import type { Alignment } from '../clocks/align.ts'
import type { Losses, Placement, ZoneEdits, ZoneRef } from './time-zones-rules.ts'
import type { BlockId } from '../block.ts'
import type { SlotTime } from '#machines/time/civil.ts'
import type { ZoneSlots } from './zone.ts'
import type { Done, Failure } from '#machines/outcome.ts'

/** Saved slots, and the placements of modules (null when they could not be read). */
export interface LoadedSlots {
  readonly saved: readonly ZoneSlots[]
  readonly placements: readonly Placement[] | null
}

/** Edits of an earlier visit that were never saved; `at` is the instant (ms) of the last one. */
export interface ZonesDraft extends ZoneEdits {
  readonly at: number
  /** Edits before these that were neither restored nor discarded. */
  readonly earlier?: ZonesDraft
}

/** The last Align, while it can be undone. */
export interface Aligned extends Alignment {
  /** The slots as they were. */
  readonly before: readonly ZoneSlots[]
}

export type SavedZones = Done & { readonly savedAt: number }

/** Ports of the wizard's second step. Rejections are `Failure`s. */
export type TimeZonesPorts = {
  /** The zones of the default group; failing means that the list of time zones could not be read. */
  loadDefaultZones: PromiseActorLogic<readonly ZoneRef[], void>
  /** `isFresh`: what was read before does not count. */
  loadSlots: PromiseActorLogic<LoadedSlots, { readonly blockId: BlockId; readonly isFresh: boolean }>
  saveZones: PromiseActorLogic<
    SavedZones,
    { readonly blockId: BlockId; readonly slotsPerDay: number; readonly zones: readonly ZoneSlots[] }
  >
}

/** Texts and settings from outside the machine. */
export interface TimeZonesInput extends StepInput {
  readonly blockId: BlockId
  readonly isErrorClosable: boolean
  /** Reads the draft of an earlier visit; null if there is none. */
  readonly keptDraft: () => ZonesDraft | null
  /** How many minutes apart the starts of a slot may be, as this person last set it for this block. */
  readonly spreadLimit: number
  readonly texts: { readonly selectZones: string; readonly slotsUnread: string; readonly failure: (problem: unknown) => Failure }
}

/**
 * The edits of the step, and what they began with. The lists that came from the server are no copy of a query to be shown:
 * they are the base of the draft, read once when the step opens. What counts as unsaved, what a question says is lost and
 * what Undo gives back would change under the person if a later read could replace them. The zones to choose from, which are
 * only shown, are read by the page.
 */
export interface TimeZonesContext extends StepContext {
  readonly input: TimeZonesInput
  /** What a block without slots begins with: a selection equal to it is no edit. */
  readonly defaultZones: readonly ZoneRef[]
  readonly selection: readonly ZoneRef[]
  readonly count: number
  readonly built: readonly ZoneSlots[]
  /** What the edits are compared with: as read, then as last saved. */
  readonly saved: readonly ZoneSlots[]
  /** Of the same read as `saved`: what Apply and Clear would take away is counted from them. Null where they could not be read. */
  readonly placements: readonly Placement[] | null
  /** The saved slots could not be read: what is shown is only the default group. */
  readonly isFallback: boolean
  /** The person has changed something since the fallback was shown. */
  readonly isTouched: boolean
  /** The act in question, and what it would delete. */
  readonly pending: { readonly reason: 'apply' | 'clear' | 'restore' | 'save'; readonly losses: Losses } | null
  /** What the person has agreed to lose since the last read or save: a save asks only about more. */
  readonly accepted: readonly Losses[]
  /** What another person has stored, until this person decides about the conflict. */
  readonly theirs: LoadedSlots | null
  /** Edits of an earlier visit, until they are restored or discarded. */
  readonly offer: ZonesDraft | null
  readonly aligned: Aligned | null
  readonly spreadLimit: number
  readonly isNext: boolean
  /** How often Next was tried while Apply is due; 0 when it is not. */
  readonly applyDue: number
  readonly message: string
}

/** Announcements: the numbers of built zones and slots per day, or that everything was cleared. */
export type TimeZonesFact = { type: 'slots.built'; zones: number; slots: number } | { type: 'slots.cleared' }

export type TimeZonesEvent =
  | StepEvent
  | { type: 'zones.tick'; zones: readonly ZoneRef[]; isTicked: boolean }
  | { type: 'count.choose'; count: number }
  | { type: 'slots.apply' }
  | { type: 'slots.clear' }
  | { type: 'time.change'; zoneId: string; slot: number; time: SlotTime }
  | { type: 'times.align'; alignment: Alignment }
  | { type: 'align.undo' }
  | { type: 'limit.set'; minutes: number }
  | { type: 'loss.accept' }
  | { type: 'loss.cancel' }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' }
  | { type: 'slots.retry' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  | { type: 'notice.close' }
