import { fromPromise } from 'xstate'
import type { ProposalPorts } from '#machines/blocks/proposal/proposal.machine.ts'
import { askWorker } from '#src/api/own-worker.ts'

/** Searches in a worker of its own, which ends with the search or once it is cancelled. */
export const proposalPorts: ProposalPorts = {
  search: fromPromise(async ({ input, signal }) => askWorker((await import('./proposal-worker.ts?worker&url')).default, input, signal)),
}
