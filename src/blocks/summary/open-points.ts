import { openPoints, type OpenPoint } from '#machines/blocks/summary/readiness.ts'
import { prohibitionsOf, type Prohibitions } from '#machines/blocks/scheduling/schedule-findings.ts'
import type { BlockId, BlockRecord } from '#machines/blocks/block.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { blockSummaryQuery, modulesQuery, prohibitedPairsQuery } from '../queries.ts'
import type { ScheduleDraftStore } from '../scheduling/schedule-draft-store.ts'

const noModules: readonly Module[] = []

type Reader = Pick<BlockStepDeps, 'service' | 'kind' | 'queryClient'>

/** What every block of a kind is judged by. */
interface Standards {
  /** Null when the rules could not be read: that they are missing is an open point, and no reason not to show a block. */
  readonly prohibitions: Prohibitions | null
  /** Ids of modules that have no version to choose. */
  readonly versionless: ReadonlySet<string>
}

export async function readStandards({ service, kind, queryClient }: Reader): Promise<Standards> {
  const [pairs, modules] = await Promise.all([
    fetchJustAsked(queryClient, prohibitedPairsQuery(service, kind.id)).catch(() => null),
    queryClient.fetchQuery(modulesQuery(service, kind.id)).catch(() => noModules),
  ])
  return {
    prohibitions: pairs && prohibitionsOf(pairs),
    versionless: new Set(modules.filter(({ versions }) => versions.length === 0).map(({ id }) => id)),
  }
}

/** Where unsaved work of a block may wait in this browser. */
export interface WaitingWork {
  readonly drafts: Pick<DraftStore, 'read'>
  readonly schedules: Pick<ScheduleDraftStore, 'read'>
}

/** Brings a block's summary into the query cache, and says what is open about it. */
export async function readOpenPoints(
  { service, kind, queryClient }: Reader,
  { drafts, schedules }: WaitingWork,
  standards: Promise<Standards>,
  blockId: BlockId,
): Promise<{ readonly record: BlockRecord; readonly openPoints: readonly OpenPoint[] }> {
  const [summary, { prohibitions, versionless }] = await Promise.all([
    fetchJustAsked(queryClient, blockSummaryQuery(service, kind.id, blockId)),
    standards,
  ])
  return {
    record: summary.record,
    openPoints: openPoints({
      summary,
      prohibitions,
      versionless,
      hasUnsavedDetails: drafts.read(blockId) !== null,
      unsavedDates: (schedules.read(blockId)?.days ?? []).map(({ date }) => date).toSorted(),
    }),
  }
}
