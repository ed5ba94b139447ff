import type { PromiseActorLogic } from 'xstate'
import type { CellChange, Direction, ScheduleHistory, StepName, Travel } from './history/history.ts'
import type { UnrecordedEdit } from './history/recorded.ts'
import type * as historyRules from './scheduling-history.ts'
import type { CardRef, ModuleName, Slots } from './schedule-rules.ts'
import type { StepContext, StepEvent, StepInput } from '../step.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockId } from '../block.ts'
import type { BlockDate, ChosenSubmodule, DaySchedule, ScheduledModule } from './schedule.ts'
import type { Failure } from '#machines/outcome.ts'

/** A date as it is to be saved. */
export interface EditedDay {
  readonly dateId: string
  readonly date: CivilDate
  readonly slots: Slots
  /** The stored day that the edits started from; null overwrites any stored one. */
  readonly base: Slots | null
}

export interface SaveInput {
  readonly blockId: BlockId
  readonly days: readonly EditedDay[]
}

/** How a save went. `conflict`: this date is no longer stored as it was edited, and nothing was written of any. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly dateIds: readonly string[]; readonly message: string; readonly savedAt: number }
  | { readonly kind: 'conflict'; readonly date: CivilDate; readonly theirs: Slots }

/** What the wizard's third step needs done. */
export type SchedulingPorts = {
  /** The block's dates, and what an earlier visit left unsaved of them. */
  loadDates: PromiseActorLogic<
    { readonly dates: readonly BlockDate[]; readonly draft: ScheduleDraft | null },
    { readonly blockId: BlockId }
  >
  /** Every slot of the date with what is stored in it; no slots for a block without time zones. */
  loadDay: PromiseActorLogic<DaySchedule, { readonly blockId: BlockId; readonly date: BlockDate }>
  /** Saves dates in one call, after each was compared with what is stored of it. */
  saveDays: PromiseActorLogic<SaveOutcome, SaveInput>
}

/** Edits of one date: what is stored of it, and what is on the screen. */
export interface DayDraft {
  readonly dateId: string
  readonly date: CivilDate
  readonly saved: Slots
  readonly slots: Slots
}

/** Unsaved edits as they are kept for another visit; `at` is the instant (ms) of the last one. */
export interface ScheduleDraft {
  readonly at: number
  readonly days: readonly DayDraft[]
  /** Edits before these that were neither restored nor discarded. */
  readonly earlier?: ScheduleDraft
}

/** Texts and habits that come from outside the machine. */
export interface SchedulingInput extends StepInput {
  readonly blockId: BlockId
  /** The date to open; the block's first if it is null or not one of the block's. */
  readonly date: CivilDate | null
  readonly isErrorClosable: boolean
  /** How many minutes apart the starts of a slot may be, as this person last set it for this block. */
  readonly spreadLimit: number
  /** This person reads the prohibited pairs of this block as "no student takes both". */
  readonly mayShareSlot: boolean
  /** The instant in ms. */
  readonly now: () => number
  /** What makes steps of edits, and undoes them; null until it is loaded. */
  readonly historyRules: () => typeof historyRules | null
  readonly texts: {
    /** 'Please submit data for date dd/MM/yyyy' */
    readonly submit: (date: CivilDate) => string
    /** Shown after another person's schedule replaced an unedited one. */
    readonly changedElsewhere: (date: CivilDate) => string
    /** Names the cards that were not undone or redone because another person changed them since. */
    readonly skipped: (changes: readonly Pick<CellChange, 'date' | 'slot'>[], direction: Direction) => string
    readonly failure: (problem: unknown) => Failure
  }
}

/** A removed card that can still be put back, at its old place. */
export interface Removal {
  readonly id: number
  readonly slot: number
  readonly index: number
  readonly module: ScheduledModule
}

/** What follows once the selected date is saved; `all` saves the other dates as well. */
export type Goal = { readonly kind: 'stay' | 'next' | 'all' } | { readonly kind: 'switch'; readonly date: CivilDate }

/**
 * The edits of the step by date, and what they began with. The lists that came from the server are the base of the draft: a
 * date's stored slots are what a save is compared with, so that another person's save is noticed, and the history undoes
 * towards them. Modules, zones and findings, which are only shown, are read by the page.
 */
export interface SchedulingContext extends StepContext {
  readonly input: SchedulingInput
  readonly mayShareSlot: boolean
  /** The dates that a draft, a move and an undo may name; those of the block as they were when the step was opened. */
  readonly dates: readonly BlockDate[]
  readonly selected: BlockDate | null
  /** The selected date, and every other with unsaved edits, by date id. */
  readonly days: Readonly<Record<string, DayDraft>>
  readonly removals: readonly Removal[]
  /** Edits of this visit that can be undone, and those that can be redone. */
  readonly history: ScheduleHistory
  /** Edits that become steps once the rules for that are loaded. */
  readonly unrecorded: readonly UnrecordedEdit[]
  /** The steps that are being undone or redone, and the stored slots of their other dates as far as they are read. */
  readonly recall: (Travel & { readonly read: Readonly<Record<string, Slots>> }) | null
  /** A module that was not placed because the slot already holds it. */
  readonly duplicate: CardRef | null
  readonly goal: Goal
  /** Unsaved edits of an earlier visit that the person may have back. */
  readonly offer: ScheduleDraft | null
  /** The stored day that differs from the one edited here, while the person chooses. */
  readonly theirs: Slots | null
  readonly message: string
}

export type SchedulingEvent =
  | StepEvent
  | { type: 'date.select'; date: CivilDate }
  | { type: 'day.retry' }
  | { type: 'pairs.read'; mayShareSlot: boolean }
  | { type: 'module.place'; module: ModuleName; slot: number }
  | { type: 'module.move'; module: ModuleName; from: number; to: number }
  /** To a slot of another date; `stored` are its slots as they are stored. */
  | { type: 'module.moveToDate'; module: ModuleName; from: number; date: BlockDate; slot: number; stored: Slots }
  | { type: 'module.remove'; module: ModuleName; slot: number }
  | { type: 'removal.undo'; id: number }
  /** `order` is the order of the module list. */
  | { type: 'version.toggle'; card: CardRef; version: string; order: readonly string[] }
  | {
      type: 'submoduleVersion.toggle'
      card: CardRef
      submodule: Pick<ChosenSubmodule, 'id' | 'name'>
      version: string
      order: readonly string[]
    }
  /** `count` is how many modules the proposal places. */
  | { type: 'proposal.accept'; days: readonly DayDraft[]; count: number }
  /** The rules of the history are loaded. */
  | { type: 'edits.record' }
  /** All unsaved dates at once. */
  | { type: 'days.save' }
  /** The history as it is kept for this block, with a warning about it. */
  | { type: 'edits.load'; history: ScheduleHistory; warning: string | null }
  | { type: 'history.undo' }
  | { type: 'history.redo' }
  /** To the state right after a step; 0 is the state before all steps. */
  | { type: 'history.jump'; id: number }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.cancel' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  /** Whether those on offer may replace newer edits. */
  | { type: 'loss.accept' }
  | { type: 'loss.cancel' }
  | { type: 'notice.close' }

/** Facts for announcements and for moving the focus. */
export type SchedulingFact =
  | { type: 'date.opened'; date: CivilDate; slotCount: number }
  | { type: 'date.refused'; date: CivilDate }
  | { type: 'module.placed'; module: ModuleName; slot: number }
  | { type: 'module.moved'; module: ModuleName; from: number; to: number }
  | { type: 'module.movedToDate'; module: ModuleName; from: number; date: CivilDate; slot: number }
  | { type: 'module.removed'; module: ModuleName; slot: number; index: number }
  | { type: 'module.restored'; module: ModuleName; slot: number }
  | { type: 'proposal.accepted'; count: number }
  | { type: 'proposal.refused'; reason: 'busy' | 'otherDates' }
  /** `name` is that of the last of `count` steps; `opened` is the date that was opened for it. */
  | {
      type: 'history.undone' | 'history.redone'
      name: StepName
      count: number
      opened: { readonly date: CivilDate; readonly slotCount: number } | null
    }
  | { type: 'module.refused'; module: ModuleName; slot: number; reason: 'duplicate' | 'busy' }
