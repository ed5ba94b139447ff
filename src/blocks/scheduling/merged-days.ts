import { holding, sameSlots, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { DayDraft, SaveAllOutcome } from '#machines/blocks/scheduling/scheduling-types.ts'

/** Edits of several dates in the slots as they are now, or the first date that is stored otherwise than it was edited. */
export function mergedDays(
  days: readonly DayDraft[],
  stored: readonly Slots[],
):
  | { readonly kind: 'merged'; readonly days: readonly Pick<DayDraft, 'dateId' | 'slots'>[] }
  | Extract<SaveAllOutcome, { kind: 'conflict' }> {
  const theirsOf = (index: number): Slots => stored[index] ?? []
  const index = days.findIndex(({ saved }, at) => !sameSlots(theirsOf(at), holding(theirsOf(at), saved)))
  const changed = days[index]
  if (changed) return { kind: 'conflict', date: changed.date, theirs: theirsOf(index) }
  return { kind: 'merged', days: days.map(({ dateId, slots }, at) => ({ dateId, slots: holding(theirsOf(at), slots) })) }
}
