import { holding, sameSlots, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import type { EditedDay, SaveOutcome } from '#machines/blocks/scheduling/scheduling-types.ts'

type Conflict = Extract<SaveOutcome, { kind: 'conflict' }>

/**
 * Puts the edits of dates into the slots that are stored now; a conflict for the first date whose stored schedule is not the one
 * that its edits started from. `stored` are the dates as just read; null for one that is overwritten without a check.
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
