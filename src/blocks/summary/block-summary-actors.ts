import { fromPromise } from 'xstate'
import { blockSummaryMachine, type LoadedSummary } from '#machines/blocks/summary/block-summary.machine.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { createScheduleDraftStore } from '../scheduling/schedule-draft-store.ts'
import type { WaitingWork } from './open-points.ts'
import { Readiness } from './summary-parts.ts'

type ReadSummary = (blockId: BlockId) => Promise<LoadedSummary>

/** Reads what is open about a block; the summary itself goes to the query cache, where the view reads it. */
export const summaryReader =
  (deps: BlockStepDeps, waiting: WaitingWork): ReadSummary =>
  async (blockId) => {
    // Loaded here, because the other steps do not need it.
    const [{ readOpenPoints, readStandards }] = await Promise.all([import('./open-points.ts'), prefetch(Readiness.prepare)])
    return readOpenPoints(deps, waiting, readStandards(deps), blockId)
  }

/** The same with the unsaved work of this browser. */
export function createSummaryReader(deps: BlockStepDeps, drafts: DraftStore): ReadSummary {
  const schedules = createScheduleDraftStore(() => localStorage, { userId: deps.userId, kindId: deps.kind.id }, deps.clock.now)
  return summaryReader(deps, { drafts, schedules })
}

/** The summary step's machine with its port. */
export const createBlockSummaryLogic = (readSummary: ReadSummary) =>
  blockSummaryMachine.provide({ actors: { loadSummary: fromPromise(({ input: { blockId } }) => readSummary(blockId)) } })
