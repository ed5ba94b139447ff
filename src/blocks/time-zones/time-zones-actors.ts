import { fromPromise } from 'xstate'
import { timeZonesMachine } from '#machines/blocks/time-zones.machine.ts'
import { defaultGroupName, type Placement, type ZoneRef } from '#machines/blocks/time-zones-rules.ts'
import type { TimeZonesPorts } from '#machines/blocks/time-zones-types.ts'
import type { BlockId } from '#machines/blocks/types.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import { blockSummaryQuery, forgetBlock, zoneGroupsQuery } from '../queries.ts'

/** Where modules stand in the block's slots; null when the schedule cannot be read, so that the person is asked. */
async function placementsOf({ service, kind, queryClient }: BlockStepDeps, blockId: BlockId): Promise<readonly Placement[] | null> {
  try {
    const { days } = await queryClient.fetchQuery({ ...blockSummaryQuery(service, kind.id, blockId), staleTime: 0 })
    return days.flatMap(({ date, slots }) =>
      slots.map(({ number, modules }) => ({ slot: number, date, modules: modules.map(({ name }) => name) })),
    )
  } catch {
    return null
  }
}

/** The step's effects on the real aggregator. */
export const createTimeZonesPorts = (deps: BlockStepDeps): TimeZonesPorts => ({
  loadDefaultZones: fromPromise<readonly ZoneRef[], void>(async () => {
    const groups = await deps.queryClient.fetchQuery(zoneGroupsQuery(deps.service, deps.kind.id))
    return groups
      .filter((group) => group.name === defaultGroupName)
      .flatMap((group) => group.zones.map((zone) => ({ groupId: group.id, zoneId: zone.id })))
  }),
  loadSlots: fromPromise(async ({ input: { blockId }, signal }) => {
    const [saved, placements] = await Promise.all([deps.service.savedSlots(blockId, signal), placementsOf(deps, blockId)])
    return { saved, placements }
  }),
  saveZones: fromPromise(async ({ input: { blockId, slotsPerDay, zones }, signal }) => {
    const { message } = await deps.service.saveZones(blockId, { slotsPerDay, zones }, signal)
    await forgetBlock(deps.queryClient, deps.kind.id, blockId)
    return { message, savedAt: deps.clock.now() }
  }),
})

/** The step's machine with its effects in place. */
export const createTimeZonesLogic = (deps: BlockStepDeps) => timeZonesMachine.provide({ actors: createTimeZonesPorts(deps) })
