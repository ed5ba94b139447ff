import type { AcademicDate } from '#machines/blocks/academic-dates/academic-date.ts'
import type { BlockDraft, BlockId, BlockRecord, BlockStatus, Removal } from '#machines/blocks/block.ts'
import type { Combination } from '#machines/blocks/combinations.ts'
import type { Holiday } from '#machines/blocks/holidays.ts'
import type { BlockListQuery, BlockPage } from '#machines/blocks/list/block-row.ts'
import type { BlockDate, DaySchedule, Module, ProhibitedPair, ScheduledSlot, Slot } from '#machines/blocks/scheduling/schedule.ts'
import type { BlockSummary, SummaryDay } from '#machines/blocks/summary/block-summary.ts'
import type { ZoneGroup, ZoneSlots } from '#machines/blocks/time-zones/zone.ts'
import type { Done } from '#machines/outcome.ts'
import type { CivilDate } from '#machines/time/civil.ts'

/**
 * Everything that block administration asks of the aggregator for one kind of block, in domain words. A kind
 * (`kinds/exam.ts`, `kinds/test.ts`) makes one of these from the typed client. Every method throws an `ApiProblem`.
 */
export interface BlockService {
  /** `counts` is null when the aggregator does not count per status. */
  list(query: BlockListQuery, signal?: AbortSignal): Promise<BlockPage & { readonly counts: StatusCounts | null }>
  /** The record as the edit form needs it, with its academic dates. */
  record(id: BlockId, signal?: AbortSignal): Promise<BlockRecord>
  generateCode(input: { readonly shortName: string; readonly isEditMode: boolean }, signal?: AbortSignal): Promise<string>
  create(draft: BlockDraft, signal?: AbortSignal): Promise<Done & { readonly id: BlockId }>
  update(id: BlockId, draft: BlockDraft, signal?: AbortSignal): Promise<Done>
  remove(ids: readonly BlockId[], signal?: AbortSignal): Promise<Removal>
  publish(ids: readonly BlockId[], signal?: AbortSignal): Promise<Done>
  saveAcademicDates(id: BlockId, dates: readonly AcademicDate[], signal?: AbortSignal): Promise<Done>
  deleteAcademicDate(academicDateId: number, signal?: AbortSignal): Promise<Done>
  zoneGroups(signal?: AbortSignal): Promise<readonly ZoneGroup[]>
  /** Zones and slots saved for the block; empty when there are none yet. */
  savedSlots(id: BlockId, signal?: AbortSignal): Promise<readonly ZoneSlots[]>
  saveZones(id: BlockId, input: { readonly slotsPerDay: number; readonly zones: readonly ZoneSlots[] }, signal?: AbortSignal): Promise<Done>
  dates(id: BlockId, signal?: AbortSignal): Promise<readonly BlockDate[]>
  /** The block's slots with the clock of each zone, independent of a date. */
  slots(id: BlockId, signal?: AbortSignal): Promise<readonly Slot[]>
  day(id: BlockId, dateId: string, signal?: AbortSignal): Promise<SummaryDay | null>
  /** Saves several dates in one call. */
  saveDays(
    id: BlockId,
    days: readonly (Pick<DaySchedule, 'dateId'> & { readonly slots: readonly ScheduledSlot[] })[],
    signal?: AbortSignal,
  ): Promise<Done>
  modules(signal?: AbortSignal): Promise<readonly Module[]>
  /** Which modules students take together; null when this server does not offer it. */
  combinations(signal?: AbortSignal): Promise<readonly Combination[] | null>
  /** Public holidays of some days, at most 800; null when this server does not offer it. */
  holidays(days: { readonly from: CivilDate; readonly to: CivilDate }, signal?: AbortSignal): Promise<readonly Holiday[] | null>
  prohibitedPairs(signal?: AbortSignal): Promise<readonly ProhibitedPair[]>
  summary(id: BlockId, signal?: AbortSignal): Promise<BlockSummary>
}

/** Counts per status, for the list's segments. */
export type StatusCounts = Readonly<Record<BlockStatus, number>>
