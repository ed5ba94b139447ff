import { fromPromise } from 'xstate'
import { blockClocks } from '#machines/blocks/clocks/block-clock.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { CloneSource } from '#machines/blocks/next-year/clone-plan.ts'
import { nextYearMachine } from '#machines/blocks/next-year/next-year.machine.ts'
import type { NextYearPorts } from '#machines/blocks/next-year/next-year-types.ts'
import { isRefusal } from '#machines/outcome.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import { ApiProblem, toFailure } from '#src/api/problem.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import { countriesByZone } from '../findings/countries.ts'
import { findCreated } from '../find-created.ts'
import { blockRecordQuery, blockSummaryQuery, forgetBlock, modulesQuery, savedZonesQuery, zoneGroupsQuery } from '../queries.ts'
import type { NextYearDrafts } from './next-year-drafts.ts'
import { nextYearTexts as texts } from './texts.ts'

type NextYearDeps = Omit<BlockStepDeps, 'clock' | 'userId'> & { readonly sourceId: BlockId }

async function readSource({ service, kind, queryClient }: NextYearDeps, id: BlockId): Promise<CloneSource> {
  const [record, { slotsPerDay, days }, saved, groups, offered] = await Promise.all([
    fetchJustAsked(queryClient, blockRecordQuery(service, kind.id, id)),
    fetchJustAsked(queryClient, blockSummaryQuery(service, kind.id, id)),
    fetchJustAsked(queryClient, savedZonesQuery(service, kind.id, id)),
    queryClient.fetchQuery(zoneGroupsQuery(service, kind.id)),
    queryClient.fetchQuery(modulesQuery(service, kind.id)),
  ])
  const zones = blockClocks(saved, new Map(groups.flatMap((group) => group.zones.map(({ id: zoneId, name }) => [zoneId, name] as const))))
  const academicDates = record.academicDates.length > 0 ? record.academicDates : kind.defaultAcademicDates
  const countriesOf = countriesByZone(groups)
  const countries = [...new Set(zones.flatMap(({ name }) => countriesOf(name)))]
  return { record: { ...record, academicDates }, slotsPerDay, zones, countries, days, offered }
}

/** The effects of a clone: on the aggregator, and on what this browser keeps of it. */
export const createNextYearPorts = (deps: NextYearDeps, drafts: NextYearDrafts): NextYearPorts => {
  const { service, kind, queryClient, sourceId } = deps
  const forget = (id: BlockId) => forgetBlock(queryClient, kind.id, id)
  return {
    loadSource: fromPromise(async ({ input }) => ({
      source: await readSource(deps, input.sourceId),
      ...drafts.readForm(input.sourceId),
      begun: drafts.readBegun(input.sourceId),
    })),
    generateCode: fromPromise(({ input, signal }) => service.generateCode({ ...input, isEditMode: false }, signal)),
    createBlock: fromPromise(async ({ input: { begun, draft, mayExist } }) => {
      if (mayExist) {
        const found = await findCreated(service, draft)
        if (found !== null) return found
      } else if (drafts.readBegun(sourceId) !== null) throw new ApiProblem('refused', 409, texts.begunElsewhere)
      // Kept before it is sent: its answer may never come.
      drafts.keepBegun(sourceId, begun)
      try {
        const { id } = await service.create(draft)
        drafts.keepBegun(sourceId, { ...begun, blockId: id, step: 'zones' })
        await forget(id)
        return id
      } catch (problem) {
        if (isRefusal(toFailure(problem))) drafts.dropBegun(sourceId)
        throw problem
      }
    }),
    saveZones: fromPromise(async ({ input: { blockId, slotsPerDay, zones } }) => {
      await service.saveZones(blockId, { slotsPerDay, zones })
      await forget(blockId)
    }),
    saveSchedule: fromPromise(async ({ input: { blockId, days } }) => {
      const [dates, slots] = await Promise.all([service.dates(blockId), service.slots(blockId)])
      const dateIds = new Map(dates.map(({ id, date }) => [date, id]))
      await service.saveDays(
        blockId,
        days.map((day) => {
          const dateId = dateIds.get(day.date)
          if (dateId === undefined) throw new ApiProblem('malformed', 0, texts.datesChanged)
          return {
            dateId,
            slots: slots.map((slot) => ({ ...slot, modules: day.slots.find(({ number }) => number === slot.number)?.modules ?? [] })),
          }
        }),
      )
      await forget(blockId)
    }),
  }
}

/** The machine of a clone with its ports. */
export const createNextYearLogic = (deps: NextYearDeps, drafts: NextYearDrafts) =>
  nextYearMachine.provide({
    actors: createNextYearPorts(deps, drafts),
    actions: {
      keepForm: ({ context }) => drafts.keepForm(deps.sourceId, context),
      keepBegun: ({ context }) => context.begun && drafts.keepBegun(deps.sourceId, context.begun),
      forgetBegun: () => drafts.drop(deps.sourceId),
    },
  })
