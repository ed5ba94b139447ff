import { openPoints, settledPoints, type OpenPoint, type SettledPoint } from '#machines/blocks/summary/readiness.ts'
import type { Combination } from '#machines/blocks/combinations.ts'
import { findings, type Checked } from '#machines/blocks/findings/findings.ts'
import { prohibitionsOf, type Prohibitions } from '#machines/blocks/findings/prohibited-pairs.ts'
import type { BlockId, BlockRecord } from '#machines/blocks/block.ts'
import type { Module } from '#machines/blocks/scheduling/schedule.ts'
import type { ZoneGroup } from '#machines/blocks/time-zones/zone.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { hostOffset } from '../findings/host-clock.ts'
import { countriesByZone } from '../findings/countries.ts'
import { blockSummaryQuery, combinationsQuery, holidaysQuery, modulesQuery, prohibitedPairsQuery, zoneGroupsQuery } from '../queries.ts'
import { keptDays, type ScheduleDraftStore } from '../scheduling/schedule-draft-store.ts'

const noModules: readonly Module[] = []
const noGroups: readonly ZoneGroup[] = []

type Reader = Pick<BlockStepDeps, 'service' | 'kind' | 'queryClient'>

/** What every block of a kind is judged by. What could not be read is an open point, and no reason not to show a block. */
interface Standards {
  readonly rules: Checked<Prohibitions>
  readonly combinations: Checked<readonly Combination[]>
  /** Ids of modules that have no version to choose. */
  readonly versionless: ReadonlySet<string>
  readonly countriesOf: (zoneName: string) => readonly string[]
}

const unread = () => 'unread' as const

export async function readStandards({ service, kind, queryClient }: Reader): Promise<Standards> {
  const [pairs, combinations, modules, groups] = await Promise.all([
    fetchJustAsked(queryClient, prohibitedPairsQuery(service, kind.id)).catch(unread),
    fetchJustAsked(queryClient, combinationsQuery(service, kind.id)).catch(unread),
    queryClient.fetchQuery(modulesQuery(service, kind.id)).catch(() => noModules),
    queryClient.fetchQuery(zoneGroupsQuery(service, kind.id)).catch(() => noGroups),
  ])
  return {
    rules: pairs === 'unread' ? pairs : prohibitionsOf(pairs),
    combinations,
    versionless: new Set(modules.filter(({ versions }) => versions.length === 0).map(({ id }) => id)),
    countriesOf: countriesByZone(groups),
  }
}

/** Where unsaved work of a block may wait in this browser, and how the person wants it judged. */
export interface WaitingWork {
  readonly drafts: Pick<DraftStore, 'read'> & {
    readonly limits: Pick<DraftStore['limits'], 'read'>
    readonly pairReadings: Pick<DraftStore['pairReadings'], 'mayShareSlot'>
  }
  readonly schedules: Pick<ScheduleDraftStore, 'read'>
}

/** Brings a block's summary into the query cache, and says what is open about it. */
export async function readOpenPoints(
  { service, kind, queryClient }: Reader,
  { drafts, schedules }: WaitingWork,
  standards: Promise<Standards>,
  blockId: BlockId,
): Promise<{ readonly record: BlockRecord; readonly openPoints: readonly OpenPoint[]; readonly settled: readonly SettledPoint[] }> {
  const [summary, { rules, combinations, ...known }] = await Promise.all([
    fetchJustAsked(queryClient, blockSummaryQuery(service, kind.id, blockId)),
    standards,
  ])
  const { record, days } = summary
  const [first, last] = [days[0], days.at(-1)]
  const holidays =
    first && last
      ? await fetchJustAsked(queryClient, holidaysQuery(service, kind.id, { from: first.date, to: last.date })).catch(unread)
      : null
  const found = findings(days, rules, combinations, holidays, {
    ...known,
    limit: drafts.limits.read(blockId),
    mayShareSlot: drafts.pairReadings.mayShareSlot(blockId),
    hostOffset,
  })
  return {
    record,
    openPoints: openPoints({
      academicDates: record.academicDates,
      found,
      hasUnsavedDetails: drafts.read(blockId) !== null,
      unsavedDates: keptDays(schedules.read(blockId))
        .map(({ date }) => date)
        .toSorted(),
    }),
    settled: settledPoints(days, found, combinations !== null && combinations !== 'unread'),
  }
}
