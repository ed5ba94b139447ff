/**
 * The words of block administration, free of any wire spelling: what a block, a slot, a module is to the people who
 * schedule. Both kinds of block speak these types; `src/blocks/kinds` translates them to and from the aggregator's.
 */

/** A day of the calendar without a zone, yyyy-MM-dd. */
export type CivilDate = string

/** A wall-clock time, 24-hour HH:mm. */
export type SlotTime = string

/** The aggregator's id of a block as plain decimal text, before encryption. */
export type BlockId = string

/** 0 inactive, 1 active, 2 draft (the only one that can be published). */
export type BlockStatus = 0 | 1 | 2

/** A status as the server keeps it: a `BlockStatus`, or another value, which goes back to the server as it came. */
export type StoredStatus = number | string

/** The status that a stored value stands for; null for one that the portal does not know. */
export const knownStatus = (status: StoredStatus | null): BlockStatus | null =>
  status === 0 || status === 1 || status === 2 ? status : null

/** A named date around a block (moderation, results release…). `id` 0 means not saved yet. */
export interface AcademicDate {
  readonly id: number
  /** Fixed number of a default exam date; null for custom ones and for test blocks. */
  readonly tempId: number | null
  readonly name: string
  readonly isOn: boolean
  readonly isCustom: boolean
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  readonly forCentre: boolean
  readonly forStudent: boolean
  /** HH:mm, empty if none; only exam blocks keep one. */
  readonly startTime: string
}

/** A saved academic date that a person removed; it is deleted when the block is saved. */
export interface RemovedDate {
  readonly id: number
  readonly name: string
}

/** A block as stored. `status` is null where the record has none (the form then shows 1). */
export interface BlockRecord {
  readonly id: BlockId
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  readonly description: string
  readonly status: StoredStatus | null
  readonly academicDates: readonly AcademicDate[]
}

/** What a create or an update sends. */
export interface BlockDraft {
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  readonly description: string
  readonly status: StoredStatus
  readonly academicDates: readonly AcademicDate[]
}

/** One row of a block list. */
export interface BlockRow {
  readonly id: BlockId
  readonly name: string
  readonly shortName: string
  readonly code: string
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  /** Null for a status that the portal does not know. */
  readonly status: BlockStatus | null
}

/** What a block list shows: page numbers start at 1; `status` 'all' is the wire's id 0. */
export interface BlockListQuery {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  readonly status: 'all' | 'active' | 'inactive' | 'draft'
  readonly sort: { readonly column: 'name' | 'shortName' | 'code' | 'from' | 'to' | 'status'; readonly direction: 'asc' | 'desc' } | null
}

/** Columns of a list that a person may hide; the name is always there. */
export const hideableColumns = ['shortName', 'code', 'from', 'to', 'status'] as const
export type HideableColumn = (typeof hideableColumns)[number]

export interface BlockPage {
  readonly rows: readonly BlockRow[]
  readonly total: number
}

/** A time zone that a block may use; `countries` is the aggregator's text, names separated by comma and space. */
export interface Zone {
  readonly id: string
  readonly name: string
  readonly abbreviation: string
  readonly countries: string
}

export interface ZoneGroup {
  readonly id: string
  readonly name: string
  readonly zones: readonly Zone[]
}

/** The slot times of one zone of a block, in slot order. */
export interface ZoneSlots {
  readonly groupId: string
  readonly zoneId: string
  readonly slots: readonly SlotTime[]
}

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

export interface SummaryDay extends DaySchedule {
  readonly dayName: string
  readonly isHoliday: boolean
  readonly moduleCount: number
  readonly versionCount: number
  readonly submoduleCount: number
}

/** Everything that the summary step shows. */
export interface BlockSummary {
  readonly record: BlockRecord
  readonly slotsPerDay: number
  readonly days: readonly SummaryDay[]
}

/** What the server said of a write; `message` is its description, shown as it is. */
export interface Done {
  readonly message: string
}

/** Outcome of a delete: refused when a mapping exists (`showWaring` 1). */
export interface Removal extends Done {
  readonly isBlocked: boolean
}

/**
 * A failure that a person can read. `message` is plain text; `code` the HTTP-like number, 0 when no answer arrived.
 */
export interface Failure {
  readonly code: number
  readonly message: string
}
