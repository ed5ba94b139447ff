import { fromPromise } from 'xstate'
import { blockSummaryMachine } from '#machines/blocks/block-summary.machine.ts'
import type { BlockStepDeps } from '../block-actors.ts'
import { blockSummaryQuery } from '../queries.ts'

/** The summary step's machine; the summary itself goes to the query cache, where the view reads it. */
export const createBlockSummaryLogic = ({ service, kind, queryClient }: BlockStepDeps) =>
  blockSummaryMachine.provide({
    actors: {
      loadSummary: fromPromise(async ({ input: { blockId } }) => {
        const { record } = await queryClient.fetchQuery({ ...blockSummaryQuery(service, kind.id, blockId), staleTime: 0 })
        return record
      }),
    },
  })
