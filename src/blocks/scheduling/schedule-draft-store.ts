import * as v from 'valibot'
import { newestFirst } from '#machines/blocks/step.ts'
import type { DayDraft, ScheduleDraft } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { createDrafts, withFreshEarlier } from '#src/storage/drafts.ts'

/** Unsaved schedules of a block, by block. */
export interface ScheduleDraftStore {
  read(blockId: BlockId): ScheduleDraft | null
  /** Keeps the days, with the earlier draft that is still offered for restoring; drops the draft when there is neither. */
  keep(blockId: BlockId, days: ScheduleDraft['days'], earlier?: ScheduleDraft | null): void
}

/** Every date with kept edits, as it was edited last. */
export function keptDays(draft: ScheduleDraft | null): readonly DayDraft[] {
  const days = [...newestFirst(draft)].flatMap((kept) => kept.days)
  return days.filter(({ dateId }, index) => days.findIndex((day) => day.dateId === dateId) === index)
}

const Texts = v.array(v.string())
/** A module in a slot. */
export const Placed = v.object({
  moduleId: v.string(),
  name: v.string(),
  versions: Texts,
  submodules: v.array(v.object({ id: v.string(), name: v.string(), versions: Texts })),
})
const Slots = v.array(
  v.object({
    number: v.number(),
    clocks: v.array(v.object({ slotId: v.string(), zoneName: v.string(), time: v.string() })),
    modules: v.array(Placed),
  }),
)
const entries = {
  at: v.number(),
  days: v.array(v.object({ dateId: v.string(), date: v.string(), saved: Slots, slots: Slots })),
}
const Draft: v.GenericSchema<unknown, ScheduleDraft> = v.object({ ...entries, earlier: v.exactOptional(v.lazy(() => Draft)) })

/**
 * Unsaved schedules in a storage of the browser.
 * @param owner the person's `ownerKey` and the kind of block
 * @param now the instant in ms
 */
export function createScheduleDraftStore(
  storage: () => Storage,
  owner: { readonly userId: string; readonly kindId: string },
  now: () => number,
): ScheduleDraftStore {
  const drafts = createDrafts(storage, owner.userId, now)
  const nameOf = (blockId: BlockId) => `${owner.kindId}/${blockId}/schedule`
  return {
    read: (blockId) => withFreshEarlier(drafts.read(nameOf(blockId), Draft), now()),
    keep: (blockId, days, earlier = null) => {
      const draft: ScheduleDraft | null = days.length > 0 ? { at: now(), days, ...(earlier && { earlier }) } : earlier
      if (draft) drafts.write(nameOf(blockId), draft)
      else drafts.drop(nameOf(blockId))
    },
  }
}
