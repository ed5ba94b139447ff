import { isAsked } from '#machines/blocks/summary/readiness.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { RowCheck } from '#machines/lists/list-types.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import { createDraftStore } from '../draft-store.ts'
import { createScheduleDraftStore } from '../scheduling/schedule-draft-store.ts'
import { forEachBlock } from './for-each-block.ts'
import { readOpenPoints, readStandards, type WaitingWork } from '../summary/open-points.ts'

/**
 * What is open about each block, as its summary would say; a block whose summary cannot be read says so.
 * @param signal aborted when the answer is no longer wanted: no further summary is read
 */
export async function checkBlocks(
  deps: BlockStepDeps,
  waiting: WaitingWork,
  ids: readonly BlockId[],
  signal: AbortSignal,
): Promise<readonly RowCheck[]> {
  const standards = readStandards(deps)
  const checkOne = async (id: BlockId): Promise<RowCheck> => {
    try {
      const { openPoints } = await readOpenPoints(deps, waiting, standards, id)
      return { id, open: openPoints.length, isAsked: openPoints.some(isAsked) }
    } catch {
      return { id, open: null, isAsked: true }
    }
  }
  return forEachBlock(ids, signal, checkOne)
}

/** The same with what waits in this browser's storage. */
export const checkBlocksHere = (deps: BlockStepDeps, ids: readonly BlockId[], signal: AbortSignal): Promise<readonly RowCheck[]> => {
  const owner = { userId: deps.userId, kindId: deps.kind.id }
  const drafts = createDraftStore(() => localStorage, owner, deps.clock.now)
  const schedules = createScheduleDraftStore(() => localStorage, owner, deps.clock.now)
  return checkBlocks(deps, { drafts, schedules }, ids, signal)
}
