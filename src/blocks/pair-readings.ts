import type { BlockId } from '#machines/blocks/block.ts'
import { createStoredValue, openStorage, type Place } from '#src/storage/stored-value.ts'

/** How a person reads the prohibited pairs of each block: "no student takes both", so that two may share a slot. Outlives the session. */
export interface PairReadings {
  mayShareSlot(blockId: BlockId): boolean
  keep(blockId: BlockId, mayShareSlot: boolean): void
}

/** @param owner the person's `ownerKey` and the kind of block */
export function createPairReadings(find: () => Place, owner: { readonly userId: string; readonly kindId: string }): PairReadings {
  const open = (blockId: BlockId) =>
    createStoredValue({
      storage: openStorage(find),
      key: `pairs/${owner.userId}/${owner.kindId}/${blockId}`,
      parse: (value) => (typeof value === 'boolean' ? value : null),
    })
  return {
    mayShareSlot: (blockId) => open(blockId).read() ?? false,
    keep: (blockId, mayShareSlot) => open(blockId).write(mayShareSlot),
  }
}
