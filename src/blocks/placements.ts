import type { Placement } from '#machines/blocks/time-zones/time-zones-rules.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockStepDeps } from './block-actors.ts'
import { blockSummaryQuery } from './queries.ts'

/**
 * Where modules stand in the block's slots; null when the schedule cannot be read, so that the person is asked.
 * @param staleTime for how many ms a schedule that was read before is used again
 */
export async function placementsOf(
  { service, kind, queryClient }: Pick<BlockStepDeps, 'service' | 'kind' | 'queryClient'>,
  blockId: BlockId,
  staleTime = 0,
): Promise<readonly Placement[] | null> {
  try {
    const { days } = await queryClient.fetchQuery({ ...blockSummaryQuery(service, kind.id, blockId), staleTime })
    return days.flatMap(({ date, slots }) =>
      slots.map(({ number, modules }) => ({ slot: number, date, modules: modules.map(({ name }) => name) })),
    )
  } catch {
    return null
  }
}
