import { fromPromise } from 'xstate'
import { countsOf, type Slots } from '#machines/blocks/scheduling/schedule-rules.ts'
import { unsavedDays } from '#machines/blocks/scheduling/scheduling-drafts.ts'
import { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import type { SchedulingPorts } from '#machines/blocks/scheduling/scheduling-types.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { DaySchedule, ScheduledSlot, Slot } from '#machines/blocks/scheduling/schedule.ts'
import type { BlockSummary } from '#machines/blocks/summary/block-summary.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import { createPairReadings } from '../pair-readings.ts'
import { mergedDays } from './merged-days.ts'
import { createScheduleDraftStore, type ScheduleDraftStore } from './schedule-draft-store.ts'
import { blockDatesQuery, blockSlotsQuery, blockSummaryQuery, dayScheduleQuery, forgetBlock } from '../queries.ts'

/** A stored slot that names one of the slot's ids is that slot; numbers decide only where no ids are known. */
const isSame = (slot: Slot, stored: ScheduledSlot) =>
  stored.clocks.length > 0 && slot.clocks.length > 0
    ? stored.clocks.some((clock) => slot.clocks.some((own) => own.slotId === clock.slotId))
    : stored.number === slot.number

/** Every slot of the block with what a date stores in it; a date that stores slots of its own is taken as it is. */
export function mergeDay(slots: readonly Slot[], stored: Pick<DaySchedule, 'slots'> | null): Slots {
  if (slots.length === 0) return stored?.slots ?? []
  return slots.map((slot) => ({ ...slot, modules: stored?.slots.find((each) => isSame(slot, each))?.modules ?? [] }))
}

interface SavedDay {
  readonly dateId: string
  readonly slots: Slots
}

/** The summary with dates as they were saved. */
function withDays(summary: BlockSummary, saved: readonly SavedDay[]): BlockSummary {
  const days = summary.days.map((day) => {
    const slots = saved.find(({ dateId }) => dateId === day.dateId)?.slots
    if (!slots) return day
    const { modules, versions, submodules } = countsOf(slots)
    return { ...day, slots, moduleCount: modules, versionCount: versions, submoduleCount: submodules }
  })
  return { ...summary, days }
}

/** The step's ports on the server. */
export const createSchedulingPorts = (
  { service, kind, queryClient, clock }: BlockStepDeps,
  drafts: ScheduleDraftStore,
): SchedulingPorts => {
  const slotsOf = (blockId: BlockId) => queryClient.fetchQuery(blockSlotsQuery(service, kind.id, blockId))
  const storedDay = async (blockId: BlockId, dateId: string): Promise<Slots> => {
    const [slots, stored] = await Promise.all([
      slotsOf(blockId),
      queryClient.fetchQuery({ ...dayScheduleQuery(service, kind.id, blockId, dateId), staleTime: 0 }),
    ])
    return mergeDay(slots, stored)
  }
  return {
    loadDates: fromPromise(async ({ input: { blockId } }) => ({
      dates: await fetchJustAsked(queryClient, blockDatesQuery(service, kind.id, blockId)),
      draft: drafts.read(blockId),
    })),
    loadDay: fromPromise(async ({ input: { blockId, date } }) => ({
      dateId: date.id,
      date: date.date,
      slots: await storedDay(blockId, date.id),
    })),
    saveDays: fromPromise(async ({ input: { blockId, days }, signal }) => {
      const stored = await Promise.all(days.map(async ({ dateId, base }) => (base === null ? null : storedDay(blockId, dateId))))
      const merged = mergedDays(days, stored)
      if (merged.kind === 'conflict') return merged
      const { message } = await service.saveDays(blockId, merged.days, signal)
      // The strip shows what was saved at once; what else the aggregator made of it follows.
      queryClient.setQueryData(blockSummaryQuery(service, kind.id, blockId).queryKey, (known) => known && withDays(known, merged.days))
      await forgetBlock(queryClient, kind.id, blockId)
      return { kind: 'saved', dateIds: days.map(({ dateId }) => dateId), message, savedAt: clock.now() }
    }),
  }
}

/** The step's machine with its ports: the server and this browser's drafts. */
export function createSchedulingLogic(deps: BlockStepDeps) {
  const owner = { userId: deps.userId, kindId: deps.kind.id }
  const drafts = createScheduleDraftStore(() => localStorage, owner, deps.clock.now)
  const pairReadings = createPairReadings(() => localStorage, owner)
  return schedulingMachine.provide({
    actors: createSchedulingPorts(deps, drafts),
    actions: {
      keepDrafts: ({ context }) => drafts.keep(context.input.blockId, unsavedDays(context), context.offer),
      keepPairReading: ({ context: { input, mayShareSlot } }) => pairReadings.keep(input.blockId, mayShareSlot),
    },
  })
}
