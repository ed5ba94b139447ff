import { ok, type Handlers } from '../../contract.ts'
import { figuresOf } from '../../dashboard/figures.ts'
import { nextBlockFor } from '../../dashboard/next-block.ts'
import { recentActsFor } from '../../dashboard/recent-acts.ts'
import { trendsFor } from '../../dashboard/trends.ts'
import { waitingFor } from '../../dashboard/waiting-lines.ts'
import { storeOf } from '../records.ts'

/** What the dashboards say at a glance. */
export const dashboardHandlers = {
  listFigures: (call) => ok(figuresOf(storeOf(call))),
  listWaiting: (call) => ok(waitingFor(storeOf(call))),
  getNextBlock: (call) => ok(nextBlockFor(storeOf(call))),
  listTrends: (call) => ok(trendsFor(storeOf(call))),
  listRecentActs: (call) => ok(recentActsFor(storeOf(call))),
} satisfies Partial<Handlers>
