import * as v from 'valibot'
import type { ScheduleDraft } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { createDrafts } from '#src/storage/drafts.ts'

/** Unsaved schedules of a block, by block. */
export interface ScheduleDraftStore {
  read(blockId: BlockId): ScheduleDraft | null
  /** Keeps the days; none drops the draft. */
  keep(blockId: BlockId, days: ScheduleDraft['days']): void
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
const Draft = v.object({
  at: v.number(),
  days: v.array(v.object({ dateId: v.string(), date: v.string(), saved: Slots, slots: Slots })),
})

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
    read: (blockId) => drafts.read(nameOf(blockId), Draft),
    keep: (blockId, days) => {
      const draft: ScheduleDraft = { at: now(), days }
      if (days.length > 0) drafts.write(nameOf(blockId), draft)
      else drafts.drop(nameOf(blockId))
    },
  }
}
