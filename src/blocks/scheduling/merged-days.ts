import { holding, sameSlots, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { EditedDay, SaveOutcome } from '#machines/blocks/scheduling/scheduling-types.ts'

type Conflict = Extract<SaveOutcome, { kind: 'conflict' }>

/**
 * Edits of dates in the slots as they are now, or the first date that is stored otherwise than its edits started from.
 * `stored` are the dates as they were just read; null for one that is written over without a look.
 */
export function mergedDays(
  days: readonly EditedDay[],
  stored: readonly (Slots | null | undefined)[],
): { readonly kind: 'merged'; readonly days: readonly Pick<EditedDay, 'dateId' | 'slots'>[] } | Conflict {
  const merged: Pick<EditedDay, 'dateId' | 'slots'>[] = []
  for (const [index, { dateId, date, slots, base }] of days.entries()) {
    const theirs = stored[index]
    if (theirs && base && !sameSlots(theirs, holding(theirs, base))) return { kind: 'conflict', date, theirs }
    merged.push({ dateId, slots: theirs ? holding(theirs, slots) : slots })
  }
  return { kind: 'merged', days: merged }
}
