import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockListQuery } from '#machines/blocks/list/block-row.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import type { BlockService } from './service.ts'

/**
 * One query per read of a block service. `kind` is the id of the kind whose service it is, so that the same number of two
 * kinds is two blocks.
 */

/** One page of the list; the previous page of the same kind is shown while the next one loads. */
export const blockListQuery = (service: BlockService, kind: string, query: BlockListQuery) =>
  queryOptions({
    queryKey: ['listBlocks', { kind, query }] as const,
    queryFn: ({ signal }) => service.list(query, signal),
    placeholderData: (before, from) => (from?.queryKey[1].kind === kind ? before : undefined),
  })

/** The record as the edit form needs it, with its academic dates. */
export const blockRecordQuery = (service: BlockService, kind: string, id: BlockId) =>
  queryOptions({ queryKey: ['getBlock', { kind, id }], queryFn: ({ signal }) => service.record(id, signal) })

export const blockSummaryQuery = (service: BlockService, kind: string, id: BlockId) =>
  queryOptions({ queryKey: ['getBlockSummary', { kind, id }], queryFn: ({ signal }) => service.summary(id, signal) })

/** One date of a block with its slots and modules; null when the block has no such date. */
export const dayScheduleQuery = (service: BlockService, kind: string, id: BlockId, dateId: string) =>
  queryOptions({ queryKey: ['getBlockDay', { kind, id, dateId }], queryFn: ({ signal }) => service.day(id, dateId, signal) })

export const blockDatesQuery = (service: BlockService, kind: string, id: BlockId) =>
  queryOptions({ queryKey: ['listBlockDates', { kind, id }], queryFn: ({ signal }) => service.dates(id, signal) })

export const blockSlotsQuery = (service: BlockService, kind: string, id: BlockId) =>
  queryOptions({ queryKey: ['listBlockSlots', { kind, id }], queryFn: ({ signal }) => service.slots(id, signal) })

/** The zones that are saved for a block, each with its slots. */
export const savedZonesQuery = (service: BlockService, kind: string, id: BlockId) =>
  queryOptions({ queryKey: ['listBlockZones', { kind, id }], queryFn: ({ signal }) => service.savedSlots(id, signal) })

/** Time zone groups never go stale. */
export const zoneGroupsQuery = (service: BlockService, kind: string) =>
  queryOptions({
    queryKey: ['getTimeZoneAdminDetails', { kind }],
    queryFn: ({ signal }) => service.zoneGroups(signal),
    staleTime: Infinity,
  })

/** Modules never go stale by themselves; the scheduling step asks for them with each visit. */
export const modulesQuery = (service: BlockService, kind: string) =>
  queryOptions({ queryKey: ['listScheduleModules', { kind }], queryFn: ({ signal }) => service.modules(signal), staleTime: Infinity })

/** Which modules students take together; null when the server does not offer it. */
export const combinationsQuery = (service: BlockService, kind: string) =>
  queryOptions({
    queryKey: ['listModuleCombinations', { kind }],
    queryFn: ({ signal }) => service.combinations(signal),
    staleTime: Infinity,
  })

/** Public holidays from one day through another; null when the server does not offer it. */
export const holidaysQuery = (service: BlockService, kind: string, days: { readonly from: CivilDate; readonly to: CivilDate }) =>
  queryOptions({
    queryKey: ['listHolidays', { kind, ...days }],
    queryFn: ({ signal }) => service.holidays(days, signal),
    staleTime: Infinity,
  })

/** Prohibited pairs of the rules in force; forgotten together with every other list of module rules. */
export const prohibitedPairsQuery = (service: BlockService, kind: string) =>
  queryOptions({ queryKey: ['listModuleRules', { kind, as: 'pairs' }], queryFn: ({ signal }) => service.prohibitedPairs(signal) })

const readsOfBlock = ['getBlock', 'getBlockSummary', 'getBlockDay', 'listBlockDates', 'listBlockSlots', 'listBlockZones'] as const

/**
 * Marks as stale, after a write, what was read of the block, the lists of its kind, and all records, since those of other
 * resources may show dates of the block. Active queries of blocks are read again in the background; with `refetchType`
 * 'none' they are read again when a page next uses them. The promise resolves at once.
 */
export const forgetBlock = (
  queryClient: QueryClient,
  kind: string,
  id: BlockId,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['listBlocks', { kind }], refetchType })
  for (const read of readsOfBlock) void queryClient.invalidateQueries({ queryKey: [read, { kind, id }], refetchType })
  void queryClient.invalidateQueries({ queryKey: ['records'], refetchType: 'none' })
  return Promise.resolve()
}

/** Reads what is stale of the lists on the screen. */
export const readListsAgain = (queryClient: QueryClient, kind: string): Promise<void> =>
  queryClient.refetchQueries({ queryKey: ['listBlocks', { kind }], type: 'active', stale: true })
