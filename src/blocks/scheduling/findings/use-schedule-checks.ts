import { useDeferredValue } from 'react'
import type { CheckedDay } from '#machines/blocks/findings/findings.ts'
import type { FindingParts } from '../use-lazy-parts.ts'
import type { CheckedWith, ScheduleChecks } from './check-schedule.ts'

/** The checks of all dates of a block. They are deferred, so that what changes them, an edit or an answer, is drawn first. */
export function useScheduleChecks(parts: FindingParts | null, days: readonly CheckedDay[], known: CheckedWith): ScheduleChecks | null {
  const checked = useDeferredValue(days)
  return parts && parts.checkSchedule(checked, known)
}
