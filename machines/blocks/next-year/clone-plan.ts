import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockRecord } from '#machines/blocks/block.ts'
import type { BlockClock } from '#machines/blocks/clocks/block-clock.ts'
import type { DaySchedule, Module } from '#machines/blocks/scheduling/schedule.ts'
import { addDays, daysBetween } from '#machines/time/days.ts'
import { carriedSchedule, emptyAcademicDates, movedAcademicDates, type CarriedSchedule } from './carried-schedule.ts'
import { reviewClocks, type ClockReview } from './clock-relations.ts'
import { movedDates, type MovedDate } from './holiday-hits.ts'
import type { BlockRange } from './shift.ts'

/** A part of the source that a clone can be made with or without. */
export type ClonePart = 'zones' | 'modules' | 'academicDates'

/** A block that a clone is made of. */
export interface CloneSource {
  readonly record: BlockRecord
  readonly slotsPerDay: number
  readonly zones: readonly BlockClock[]
  /** Of the time zones; holidays elsewhere do not count. */
  readonly countries: readonly string[]
  readonly days: readonly Pick<DaySchedule, 'date' | 'slots'>[]
  /** The modules that can be scheduled now. */
  readonly offered: readonly Module[]
}

/** What a clone holds, and how it differs from its source. */
export interface ClonePlan {
  readonly range: BlockRange
  readonly academicDates: readonly AcademicDate[]
  readonly schedule: CarriedSchedule
  readonly moved: readonly MovedDate[]
  readonly clocks: ClockReview
}

/** The days of a block; null for one that lacks them. */
export const rangeOf = ({ from, to }: Pick<BlockRecord, 'from' | 'to'>): BlockRange | null =>
  from === null || to === null ? null : { from, to }

/** The days of a block, so many days later. */
export const movedRange = ({ from, to }: BlockRange, shift: number): BlockRange => ({ from: addDays(from, shift), to: addDays(to, shift) })

/** Every day of a block. */
export const datesIn = ({ from, to }: BlockRange): readonly string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** The clone of a block so many days later. */
export function clonePlan({ record, zones, days, offered }: CloneSource, range: BlockRange, shift: number): ClonePlan {
  return {
    range: movedRange(range, shift),
    academicDates: movedAcademicDates(record.academicDates, shift),
    schedule: carriedSchedule(days, offered, shift),
    moved: movedDates(carriedSchedule(days, offered, 0).days, shift),
    clocks: reviewClocks(zones, datesIn(range), shift),
  }
}

/** A plan without the parts that are not taken along. */
export const planWith = (plan: ClonePlan, parts: readonly ClonePart[]): ClonePlan => ({
  ...plan,
  ...(parts.includes('zones') ? {} : { clocks: reviewClocks([], [], 0) }),
  ...(parts.includes('modules') ? {} : { schedule: { days: [], leftOut: [] }, moved: [] }),
  ...(parts.includes('academicDates') ? {} : { academicDates: emptyAcademicDates(plan.academicDates) }),
})
