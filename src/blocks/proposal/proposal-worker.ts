import { propose } from '#machines/blocks/proposal/proposal.ts'
import type { ProposalOrder } from '#machines/blocks/proposal/proposal-types.ts'

/** A search takes no longer than this, in ms; what it has found by then is the answer. */
const longestMs = 3000

addEventListener('message', ({ data }: MessageEvent<ProposalOrder>) => {
  const end = performance.now() + longestMs
  postMessage(propose(data, () => performance.now() > end))
})
