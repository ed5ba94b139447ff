import * as v from 'valibot'
import type { DetailsDraft } from '#machines/blocks/block-details-types.ts'
import type { BlockId } from '#machines/blocks/types.ts'

/** Unsaved edits of the details form, per block; null stands for a new block. */
export interface DraftStore {
  read(blockId: BlockId | null): DetailsDraft | null
  keep(blockId: BlockId | null, draft: DetailsDraft): void
  drop(blockId: BlockId | null): void
}

const lifetimeMs = 24 * 3600 * 1000

const Draft = v.object({
  at: v.number(),
  fields: v.object({
    name: v.string(),
    shortName: v.string(),
    code: v.string(),
    from: v.string(),
    to: v.string(),
    description: v.string(),
    status: v.picklist([0, 1, 2]),
  }),
})

/**
 * Drafts in a storage of the browser, block fields only, kept for a day under the user they belong to. A storage that is
 * blocked, full or broken costs the draft, never the page.
 * @param owner user and kind of block
 * @param now the instant in ms
 */
export function createDraftStore(
  storage: () => Storage,
  owner: { readonly userId: string; readonly kindId: string },
  now: () => number,
): DraftStore {
  const keyOf = (blockId: BlockId | null) => `draft/${owner.userId}/${owner.kindId}/${blockId ?? 'new'}`
  const attempt = <T>(task: (storage: Storage) => T): T | null => {
    try {
      return task(storage())
    } catch {
      return null
    }
  }
  return {
    read: (blockId) =>
      attempt((store) => {
        const text = store.getItem(keyOf(blockId))
        const { success, output } = v.safeParse(Draft, text === null ? null : JSON.parse(text))
        return success && now() - output.at < lifetimeMs ? output : null
      }),
    keep: (blockId, draft) => void attempt((store) => store.setItem(keyOf(blockId), JSON.stringify(draft))),
    drop: (blockId) => void attempt((store) => store.removeItem(keyOf(blockId))),
  }
}
