import type { CivilDate, SlotTime } from '#machines/time/civil.ts'

/** One day of a block. `id` is the aggregator's date id. */
export interface BlockDate {
  readonly id: string
  readonly date: CivilDate
}

/** When one zone sits a slot; `slotId` is the id that a schedule save names. */
export interface SlotClock {
  readonly slotId: string
  readonly zoneName: string
  readonly time: SlotTime
}

/** A slot (sitting) of a day: number 1…6, one clock per zone. */
export interface Slot {
  readonly number: number
  readonly clocks: readonly SlotClock[]
}

/** Versions chosen for one submodule of a scheduled module. */
export interface ChosenSubmodule {
  readonly id: string
  readonly name: string
  readonly versions: readonly string[]
}

/** A module placed in a slot, with what was chosen of it. */
export interface ScheduledModule {
  readonly moduleId: string
  readonly name: string
  readonly versions: readonly string[]
  readonly submodules: readonly ChosenSubmodule[]
}

export interface ScheduledSlot extends Slot {
  readonly modules: readonly ScheduledModule[]
}

/** The schedule of one date as saved. */
export interface DaySchedule {
  readonly dateId: string
  readonly date: CivilDate
  readonly slots: readonly ScheduledSlot[]
}

/** A module that can be scheduled. `colour` is a checked #hex value or null. */
export interface Module {
  readonly id: string
  readonly name: string
  readonly colour: string | null
  readonly versions: readonly string[]
  readonly submodules: readonly { readonly id: string; readonly name: string; readonly versions: readonly string[] }[]
}

/** Two modules that a rule prohibits together, with the rule's name. */
export interface ProhibitedPair {
  readonly ruleName: string
  readonly moduleId: string
  readonly prohibitedId: string
}
