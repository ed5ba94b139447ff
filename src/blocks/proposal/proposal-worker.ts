import { propose } from '#machines/blocks/proposal/proposal.ts'
import type { ProposalOrder } from '#machines/blocks/proposal/proposal-types.ts'

/** A search takes no longer than this, in ms; what it has found by then is the answer. */
const longestMs = 3000

addEventListener('message', ({ data }: MessageEvent<ProposalOrder>) => {
  const start = performance.now()
  const proposal = propose(data, () => performance.now() > start + longestMs)
  postMessage({ ...proposal, tookMs: performance.now() - start })
})
