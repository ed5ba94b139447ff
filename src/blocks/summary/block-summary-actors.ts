import { fromPromise } from 'xstate'
import { blockSummaryMachine, type BlockSummaryPorts } from '#machines/blocks/summary/block-summary.machine.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { createScheduleDraftStore } from '../scheduling/schedule-draft-store.ts'
import type { WaitingWork } from './open-points.ts'
import { Readiness } from './summary-parts.ts'

/** The step's effects; the summary itself goes to the query cache, where the view reads it. */
export const createBlockSummaryPorts = (deps: BlockStepDeps, waiting: WaitingWork): BlockSummaryPorts => ({
  loadSummary: fromPromise(async ({ input: { blockId } }) => {
    // The other steps do without it.
    const [{ readOpenPoints, readStandards }] = await Promise.all([import('./open-points.ts'), prefetch(Readiness.prepare)])
    return readOpenPoints(deps, waiting, readStandards(deps), blockId)
  }),
})

/** The summary step's machine with its ports. */
export function createBlockSummaryLogic(deps: BlockStepDeps, drafts: DraftStore) {
  const schedules = createScheduleDraftStore(() => localStorage, { userId: deps.userId, kindId: deps.kind.id }, deps.clock.now)
  return blockSummaryMachine.provide({ actors: createBlockSummaryPorts(deps, { drafts, schedules }) })
}
