import { normalised, place, type ModuleName } from '../scheduling/schedule-rules.ts'
import type { DayDraft } from '../scheduling/scheduling-types.ts'
import type { DaySchedule } from '../scheduling/schedule.ts'
import type { Placement } from './proposal-types.ts'

/**
 * The dates of a block with accepted placements in them, as unsaved edits; dates without one are left out.
 * @param days every date with what stands in it, drafts included, in the order that placements count by
 * @param drafts what is unsaved already, by date id
 */
export function acceptedDays(
  days: readonly DaySchedule[],
  drafts: Readonly<Record<string, DayDraft>>,
  placements: readonly Placement[],
  moduleOf: (moduleId: string) => ModuleName,
): readonly DayDraft[] {
  return days.flatMap(({ dateId, date, slots }, index) => {
    const own = placements.filter((placement) => placement.date === index && slots[placement.slot] !== undefined)
    if (own.length === 0) return []
    const saved = drafts[dateId]?.saved ?? normalised(slots)
    const after = own.reduce(
      (all, { moduleId, slot }) => place(all, moduleOf(moduleId), slots[slot]?.number ?? 0),
      drafts[dateId]?.slots ?? saved,
    )
    return [{ dateId, date, saved, slots: after }]
  })
}
