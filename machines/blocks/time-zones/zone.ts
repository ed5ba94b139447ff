import type { SlotTime } from '#machines/time/civil.ts'

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
