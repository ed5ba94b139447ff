import type { BlockRecord } from '../block.ts'
import type { DaySchedule } from '../scheduling/schedule.ts'

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
