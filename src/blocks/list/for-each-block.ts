import type { BlockId } from '#machines/blocks/block.ts'

/** So many blocks are read at the same time. */
const atOnce = 4

/**
 * Reads something of each block, a few at a time, in any order.
 * @param signal aborted when the answer is no longer wanted: no further block is read
 */
export async function forEachBlock<Found>(
  ids: readonly BlockId[],
  signal: AbortSignal,
  readOne: (id: BlockId) => Promise<Found>,
): Promise<readonly Found[]> {
  const left = [...ids]
  const found: Found[] = []
  const work = async (): Promise<void> => {
    for (let id = left.shift(); id !== undefined && !signal.aborted; id = left.shift()) found.push(await readOne(id))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}
