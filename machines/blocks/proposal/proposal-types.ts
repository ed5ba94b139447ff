import type { CivilDate } from '#machines/time/civil.ts'
import type { Combination } from '../combinations.ts'
import type { Prohibitions } from '../findings/prohibited-pairs.ts'

/** A slot of a date of the block: `date` is an index of the order's dates, `slot` counts from 0. */
export interface Cell {
  readonly date: number
  readonly slot: number
}

/** A module in a slot. */
export interface Placement extends Cell {
  readonly moduleId: string
}

/** What a proposal should rather avoid; each can be off, normal or strong (three times as heavy). */
export const criteria = ['twoOnDay', 'neighbouringSlots', 'neighbouringDates', 'largeLate', 'crowding'] as const
export type Criterion = (typeof criteria)[number]
export type Weight = 'off' | 'normal' | 'strong'
export type Weights = Readonly<Record<Criterion, Weight>>

export const normalWeights: Weights = {
  twoOnDay: 'normal',
  neighbouringSlots: 'normal',
  neighbouringDates: 'normal',
  largeLate: 'normal',
  crowding: 'normal',
}

/** A slot that takes no modules, and why. */
export interface ClosedCell extends Cell {
  readonly reason: 'clock' | 'notChosen'
}

/** What is to be proposed. Plain data, so that it can be sent to a worker. */
export interface ProposalOrder {
  /** Ids of the modules to place; those among `standing` are left out. */
  readonly moduleIds: readonly string[]
  /** The block's dates in their order. */
  readonly dates: readonly { readonly date: CivilDate; readonly isHoliday: boolean }[]
  readonly slotsPerDay: number
  /** Slots that take nothing: not chosen, or a clock makes them unfit (no such time, twice, too far apart). */
  readonly closed: readonly ClosedCell[]
  /** Modules that stay where they are. */
  readonly standing: readonly Placement[]
  readonly combinations: readonly Combination[]
  readonly prohibitions: Prohibitions
  /** The reading that prohibited modules, which no student takes both, may share a slot. */
  readonly mayShareSlot: boolean
  readonly weights: Weights
  /** A whole number; the same order with the same seed gives the same proposal. */
  readonly seed: number
}

/** Why a module cannot stand in a slot. Student numbers are sums over combinations. */
export type Refusal =
  | { readonly kind: 'holiday' | 'clock' | 'notChosen' | 'full' }
  | { readonly kind: 'clash' | 'thirdPaper'; readonly students: number; readonly moduleIds: readonly string[] }
  | { readonly kind: 'pair'; readonly ruleNames: readonly string[]; readonly moduleIds: readonly string[] }

/** Students who would sit other papers on the same date, and which. */
interface SecondPapers {
  readonly students: number
  readonly moduleIds: readonly string[]
}

/**
 * Why a placed module does not stand in another place: the refusals of its slots, or what the cheapest allowed one would cost more.
 * The place is another date, or another slot of its own date.
 */
export type Elsewhere = {
  readonly date: number
  /** The one slot that is meant; null for all of the date. */
  readonly onlySlot: number | null
} & (
  | { readonly refusals: readonly Refusal[] }
  | { readonly refusals: null; readonly slot: number; readonly extraCost: number; readonly second: SecondPapers }
)

/** A module that was placed, with the reasons. */
export interface Placed extends Placement {
  /** How many students sit it. */
  readonly students: number
  /** What it costs where it stands. */
  readonly cost: number
  /** Students who sit another paper on the same date. */
  readonly second: SecondPapers
  /** Whether every other date would give some of its students a second paper, or refuses it. */
  readonly isOnlyFreeDate: boolean
  /** Modules on the same date that rules prohibit with it. */
  readonly apartFrom: readonly string[]
  /** Other cells that are as good; of equal ones the first was taken. */
  readonly equal: readonly Cell[]
  readonly elsewhere: readonly Elsewhere[]
}

/** A module without a slot, with the refusals of each date. */
export interface Unplaced {
  readonly moduleId: string
  readonly students: number
  readonly dates: readonly { readonly date: number; readonly refusals: readonly Refusal[] }[]
}

export interface Proposal {
  readonly placed: readonly Placed[]
  readonly unplaced: readonly Unplaced[]
  /** The sum of what all placements cost; 0 is the best. */
  readonly cost: number
  /** Students with two papers on one date, over the whole block. */
  readonly twoOnDay: number
  /** Whether the search was stopped before its last step. */
  readonly isCutShort: boolean
  /** How long the search took, in ms; absent where it was not measured. */
  readonly tookMs?: number
}
