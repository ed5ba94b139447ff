import { fromPromise } from 'xstate'
import { invigilatorCallMachine, type InvigilatorCallPorts } from '#machines/assessment/invigilator-call.machine.ts'
import type { Api } from '#src/api/client.ts'
import type { IdCodec } from '#src/api/id-codec.ts'
import { encrypted } from '../encrypted.ts'
import { readCall, sittingLog } from './sheet.ts'

/** What a call of the invigilator needs from outside. */
export interface CallEdges {
  readonly api: Api
  readonly codec: IdCodec
  /** Who calls: an attempt in this tab. */
  caller(): { readonly attemptId: number; readonly sessionKey: string }
}

const createPorts = ({ api, codec, caller }: CallEdges): InvigilatorCallPorts => ({
  // No abort signal: leaving the page does not cancel a call that was made.
  tell: fromPromise(async ({ input: { isCalling } }) => {
    const { attemptId, sessionKey } = caller()
    const call = { path: { id: encrypted(codec, String(attemptId)) }, body: { sessionKey, isCalling } }
    const { calledAt = null } = readCall(await api.call('callInvigilator', call, { log: { ...sittingLog, permission: 'Add' } }))
    return { calledAt }
  }),
})

/** The machine of a call of the invigilator, with the operations of the aggregator. */
export const createInvigilatorCall = (edges: CallEdges) => invigilatorCallMachine.provide({ actors: createPorts(edges) })
