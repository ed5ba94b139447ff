import type { CivilDate, SlotTime } from '#machines/time/civil.ts'
import type { Occurrence } from '#machines/time/occurrences.ts'
import type { ChangeInside } from '../clocks/clock-changes.ts'
import type { Place, ProhibitedTogether } from './prohibited-pairs.ts'

/** `ask`: a publish asks to acknowledge it; `tell`: information only. */
export type FindingLevel = 'ask' | 'tell'

/** A date of a block. */
export interface DatePlace {
  readonly dateId: string
  readonly date: CivilDate
}

/** A slot of a date with an unusual local time in some zone. */
interface StartPlace extends DatePlace {
  readonly slot: number
  readonly zoneName: string
  readonly time: SlotTime
  /** The occurrence of the time on the clock; null if unknown. */
  readonly found: Occurrence | null
}

/** Students of a combination that a finding concerns. */
export interface Concerned {
  readonly name: string
  readonly students: number
}

/** Data that may not have been read. */
export type FindingSource = 'rules' | 'combinations' | 'holidays'

/** What a finding is about. */
export type FindingSubject =
  /** Students sit two papers at once. */
  | { readonly kind: 'clash'; readonly first: Place; readonly second: Place; readonly concerned: readonly Concerned[] }
  | { readonly kind: 'pairInSlot'; readonly pair: ProhibitedTogether }
  | { readonly kind: 'pairsOnDate'; readonly pairs: readonly ProhibitedTogether[] }
  | { readonly kind: 'pairsInBlock'; readonly pairs: readonly ProhibitedTogether[] }
  /** Students sit more than two papers on one date. */
  | {
      readonly kind: 'manyPapers'
      readonly on: DatePlace
      readonly papers: number
      readonly concerned: readonly Concerned[]
      readonly places: readonly Place[]
    }
  /** Modules in several slots of the block. */
  | { readonly kind: 'again'; readonly modules: readonly { readonly name: string; readonly places: readonly Place[] }[] }
  | { readonly kind: 'noSuchTime'; readonly starts: readonly StartPlace[] }
  | { readonly kind: 'twice'; readonly starts: readonly StartPlace[] }
  /** Zones start a slot more than half an hour apart, or further than the limit. */
  | {
      readonly kind: 'apart'
      readonly dates: readonly DatePlace[]
      /** The largest distance between two starts of a slot. */
      readonly minutes: number
      readonly limit: number
      /** The zones that start last in the worst case, and those that start last in every slot; empty if that differs. */
      readonly later: readonly string[]
      readonly last: readonly string[]
      /** On other dates they start closer together: no alignment fits all dates. */
      readonly doesMove: boolean
    }
  | { readonly kind: 'clocksChange'; readonly changes: readonly ChangeInside[] }
  /** Starts before 07:00 or after 20:00 local. */
  | {
      readonly kind: 'unsociable'
      readonly starts: readonly { readonly zoneName: string; readonly slot: number; readonly time: SlotTime }[]
    }
  | { readonly kind: 'holiday'; readonly on: DatePlace; readonly name: string; readonly countries: readonly string[] }
  /** Working days without modules. */
  | { readonly kind: 'emptyDates'; readonly dates: readonly DatePlace[] }
  | { readonly kind: 'noVersion'; readonly places: readonly Place[] }
  /** Zones whose slots start at midnight, or not one after the other. */
  | { readonly kind: 'slotOrder'; readonly zoneNames: readonly string[] }
  | { readonly kind: 'clockUnknown'; readonly zoneNames: readonly string[] }
  /** This browser has other rules for the clock of a zone. */
  | { readonly kind: 'rulesDiffer'; readonly zoneName: string; readonly dates: readonly DatePlace[] }
  | { readonly kind: 'unread'; readonly source: FindingSource }

/** One finding about a block. Its `id` is stable while the finding is the same. */
export interface Finding {
  readonly id: string
  readonly level: FindingLevel
  readonly subject: FindingSubject
}
