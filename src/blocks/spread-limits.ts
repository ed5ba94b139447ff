import type { BlockId } from '#machines/blocks/block.ts'
import { defaultLimit, isLimit } from '#machines/blocks/clocks/limit.ts'
import { createStoredValue, openStorage, type Place } from '#src/storage/stored-value.ts'

/** How many minutes apart the starts of a slot may be, as a person set it for each block of a kind. It outlives the session. */
export interface SpreadLimits {
  read(blockId: BlockId): number
  keep(blockId: BlockId, minutes: number): void
}

/** @param owner the person's `ownerKey` and the kind of block */
export function createSpreadLimits(find: () => Place, owner: { readonly userId: string; readonly kindId: string }): SpreadLimits {
  const open = (blockId: BlockId) =>
    createStoredValue({
      storage: openStorage(find),
      key: `limit/${owner.userId}/${owner.kindId}/${blockId}`,
      parse: (value) => (isLimit(value) ? value : null),
    })
  return {
    read: (blockId) => open(blockId).read() ?? defaultLimit,
    keep: (blockId, minutes) => open(blockId).write(minutes),
  }
}
