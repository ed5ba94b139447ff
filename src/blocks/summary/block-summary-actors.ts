import { fromPromise } from 'xstate'
import { blockSummaryMachine, type BlockSummaryPorts } from '#machines/blocks/block-summary.machine.ts'
import { openPoints } from '#machines/blocks/readiness.ts'
import { prohibitionsOf } from '#machines/blocks/schedule-findings.ts'
import type { Module } from '#machines/blocks/types.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { blockSummaryQuery, modulesQuery, prohibitedPairsQuery } from '../queries.ts'
import { createScheduleDraftStore, type ScheduleDraftStore } from '../scheduling/schedule-draft-store.ts'

const noModules: readonly Module[] = []

/** The step's effects; the summary itself goes to the query cache, where the view reads it. */
export const createBlockSummaryPorts = (
  { service, kind, queryClient }: BlockStepDeps,
  drafts: Pick<DraftStore, 'read'>,
  schedules: Pick<ScheduleDraftStore, 'read'>,
): BlockSummaryPorts => ({
  loadSummary: fromPromise(async ({ input: { blockId } }) => {
    const [summary, pairs, modules] = await Promise.all([
      queryClient.fetchQuery({ ...blockSummaryQuery(service, kind.id, blockId), staleTime: 0 }),
      // The block can be read without its rules; that they are missing is one of its open points.
      queryClient.fetchQuery({ ...prohibitedPairsQuery(service, kind.id), staleTime: 0 }).catch(() => null),
      queryClient.fetchQuery(modulesQuery(service, kind.id)).catch(() => noModules),
    ])
    return {
      record: summary.record,
      openPoints: openPoints({
        summary,
        prohibitions: pairs && prohibitionsOf(pairs),
        versionless: new Set(modules.filter(({ versions }) => versions.length === 0).map(({ id }) => id)),
        hasUnsavedDetails: drafts.read(blockId) !== null,
        unsavedDates: (schedules.read(blockId)?.days ?? []).map(({ date }) => date).toSorted(),
      }),
    }
  }),
})

/** The summary step's machine with its effects in place. */
export function createBlockSummaryLogic(deps: BlockStepDeps, drafts: DraftStore) {
  const schedules = createScheduleDraftStore(() => localStorage, { userId: deps.userId, kindId: deps.kind.id }, deps.clock.now)
  return blockSummaryMachine.provide({ actors: createBlockSummaryPorts(deps, drafts, schedules) })
}
