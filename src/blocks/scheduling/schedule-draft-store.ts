import * as v from 'valibot'
import type { ScheduleDraft } from '#machines/blocks/scheduling-types.ts'
import type { BlockId } from '#machines/blocks/types.ts'

/** Unsaved schedules of a block, by block. */
export interface ScheduleDraftStore {
  read(blockId: BlockId): ScheduleDraft | null
  /** Keeps the days; none drops the draft. */
  keep(blockId: BlockId, days: ScheduleDraft['days']): void
}

const lifetimeMs = 24 * 3600 * 1000

const Texts = v.array(v.string())
const Slots = v.array(
  v.object({
    number: v.number(),
    clocks: v.array(v.object({ slotId: v.string(), zoneName: v.string(), time: v.string() })),
    modules: v.array(
      v.object({
        moduleId: v.string(),
        name: v.string(),
        versions: Texts,
        submodules: v.array(v.object({ id: v.string(), name: v.string(), versions: Texts })),
      }),
    ),
  }),
)
const Draft = v.object({
  at: v.number(),
  days: v.array(v.object({ dateId: v.string(), date: v.string(), saved: Slots, slots: Slots })),
})

/**
 * Unsaved schedules in a storage of the browser, kept for a day under the user they belong to. A storage that is blocked,
 * full or broken costs the draft, never the page.
 * @param owner user and kind of block
 * @param now the instant in ms
 */
export function createScheduleDraftStore(
  storage: () => Storage,
  owner: { readonly userId: string; readonly kindId: string },
  now: () => number,
): ScheduleDraftStore {
  const keyOf = (blockId: BlockId) => `draft/${owner.userId}/${owner.kindId}/${blockId}/schedule`
  const attempt = <T>(access: (storage: Storage) => T): T | null => {
    try {
      return access(storage())
    } catch {
      return null
    }
  }
  return {
    read: (blockId) =>
      attempt((store) => {
        const { success, output } = v.safeParse(Draft, JSON.parse(store.getItem(keyOf(blockId)) ?? 'null'))
        return success && now() - output.at < lifetimeMs ? output : null
      }),
    keep: (blockId, days) =>
      void attempt((store) =>
        days.length > 0 ? store.setItem(keyOf(blockId), JSON.stringify({ at: now(), days })) : store.removeItem(keyOf(blockId)),
      ),
  }
}
