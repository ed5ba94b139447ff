import { useDeferredValue } from 'react'
import type { CheckedDay } from '#machines/blocks/findings/findings.ts'
import type { FindingParts } from '../use-lazy-parts.ts'
import type { CheckedWith, ScheduleChecks } from './check-schedule.ts'

/** What is to be said about all dates of a block. An edit shows at once, and this a moment later. */
export function useScheduleChecks(parts: FindingParts | null, days: readonly CheckedDay[], known: CheckedWith): ScheduleChecks | null {
  const checked = useDeferredValue(days)
  return parts && parts.checkSchedule(checked, known)
}
