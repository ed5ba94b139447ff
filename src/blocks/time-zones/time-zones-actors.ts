import { fromPromise } from 'xstate'
import { draftToKeep } from '#machines/blocks/time-zones/time-zones-setup.ts'
import { timeZonesMachine } from '#machines/blocks/time-zones/time-zones.machine.ts'
import { defaultGroupName, type ZoneRef } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { TimeZonesPorts } from '#machines/blocks/time-zones/time-zones-types.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { justAskedMs } from '#src/api/query-client.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import type { DraftStore } from '../draft-store.ts'
import { placementsOf } from '../placements.ts'
import { forgetBlock, savedZonesQuery, zoneGroupsQuery } from '../queries.ts'

/** The step's ports on the server. */
export const createTimeZonesPorts = (deps: BlockStepDeps): TimeZonesPorts => ({
  loadDefaultZones: fromPromise<readonly ZoneRef[], void>(async () => {
    const groups = await deps.queryClient.fetchQuery(zoneGroupsQuery(deps.service, deps.kind.id))
    return groups
      .filter((group) => group.name === defaultGroupName)
      .flatMap((group) => group.zones.map((zone) => ({ groupId: group.id, zoneId: zone.id })))
  }),
  loadSlots: fromPromise(async ({ input: { blockId, isFresh } }) => {
    const query = savedZonesQuery(deps.service, deps.kind.id, blockId)
    const slots = isFresh ? deps.queryClient.fetchQuery({ ...query, staleTime: 0 }) : fetchJustAsked(deps.queryClient, query)
    const [saved, placements] = await Promise.all([slots, placementsOf(deps, blockId, isFresh ? 0 : justAskedMs)])
    return { saved, placements }
  }),
  saveZones: fromPromise(async ({ input: { blockId, slotsPerDay, zones }, signal }) => {
    const { message } = await deps.service.saveZones(blockId, { slotsPerDay, zones }, signal)
    await forgetBlock(deps.queryClient, deps.kind.id, blockId)
    return { message, savedAt: deps.clock.now() }
  }),
})

/** The step's machine with its ports: the server and this browser's drafts. */
export const createTimeZonesLogic = (deps: BlockStepDeps, drafts: DraftStore) =>
  timeZonesMachine.provide({
    actors: createTimeZonesPorts(deps),
    actions: {
      keepDraft: ({ context }) => {
        const { blockId } = context.input
        const draft = draftToKeep(context, deps.clock.now())
        if (draft) drafts.keepZones(blockId, draft)
        else drafts.dropZones(blockId)
      },
      keepLimit: ({ context: { input, spreadLimit } }) => drafts.limits.keep(input.blockId, spreadLimit),
      dropDraft: ({ context: { input } }) => drafts.dropZones(input.blockId),
    },
  })
