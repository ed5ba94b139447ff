import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { ActorRefFromLogic } from 'xstate'
import type { schedulingMachine } from '#machines/blocks/scheduling/scheduling.machine.ts'
import { justAskedMs } from '#src/api/query-client.ts'
import { useShallowSelector } from '#src/api/use-process.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { blockSummaryQuery, combinationsQuery, holidaysQuery, modulesQuery, prohibitedPairsQuery, zoneGroupsQuery } from '../queries.ts'
import { useBlockService } from '../use-block-service.ts'
import { useLastOpen } from './use-last-open.ts'

export type StepReads = ReturnType<typeof useStepReads>

/**
 * What the server holds beside the schedule: modules, rules and every date of the block. An answer that comes while a module is
 * carried would move what lies under the pointer: it is shown after the drop.
 */
export function useStepReads(actor: ActorRefFromLogic<typeof schedulingMachine>, kind: BlockKindSpec) {
  const service = useBlockService(kind)
  const { blockId, from, to, dragActor } = useShallowSelector(actor, ({ context: { input, dates }, children }) => ({
    blockId: input.blockId,
    from: dates[0]?.date ?? '',
    to: dates.at(-1)?.date ?? '',
    dragActor: children.drag,
  }))
  const isCarried = useSelector(dragActor, (snapshot) => (snapshot?.context.lifted ?? null) !== null)
  return {
    isCarried,
    // Asked for with each visit: modules may have been renamed elsewhere since the last one.
    modules: useSettled(useQuery({ ...modulesQuery(service, kind.id), staleTime: justAskedMs }), isCarried),
    pairs: useSettled(useQuery(prohibitedPairsQuery(service, kind.id)), isCarried),
    groups: useSettled(useQuery(zoneGroupsQuery(service, kind.id)), isCarried),
    summary: useSettled(useQuery(blockSummaryQuery(service, kind.id, blockId)), isCarried),
    combinations: useSettled(useQuery(combinationsQuery(service, kind.id)), isCarried),
    holidays: useSettled(useQuery({ ...holidaysQuery(service, kind.id, { from, to }), enabled: from !== '' }), isCarried),
  }
}

interface Read<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  readonly error: unknown
  refetch(): unknown
}

/** What a query has read; while a module is carried, what it had read before. */
function useSettled<Data>({ data, isError, error, refetch }: Read<Data>, isCarried: boolean): Read<Data> {
  return {
    data: useLastOpen(data, !isCarried),
    isError: useLastOpen(isError, !isCarried),
    error: useLastOpen(error, !isCarried),
    refetch,
  }
}

/** What a query has read, null where the server does not offer it; that it failed; undefined while it loads. */
export const checkedOf = <Data>({ data, isError }: Read<Data>): Data | 'unread' | undefined =>
  data === undefined && isError ? 'unread' : data
