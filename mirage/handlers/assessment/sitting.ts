import type { AttemptConflict as ConflictBody } from '#openapi/generated/schema.d.ts'
import { controlAttempt, monitorOf } from '../../assessment/monitor.ts'
import { AttemptConflict, callInvigilator, ownAttempts, saveAttempt, startAttempt, submitAttempt } from '../../assessment/sitting.ts'
import { ok, type Handlers } from '../../contract.ts'
import { answeringRecords, recordOf, storeOf } from '../records.ts'

/** The answer of `make`, or its refusal: 409 where the attempt cannot be sat here and now. */
function answeringAttempts<R>(make: () => R) {
  try {
    return answeringRecords(make)
  } catch (error) {
    if (!(error instanceof AttemptConflict)) throw error
    const body: ConflictBody = { code: 409, message: 'Conflict', description: error.message, data: error.data }
    return { status: 409 as const, body }
  }
}

const said = {
  pause: 'Paused.',
  resume: 'Resumed.',
  extend: 'Extended.',
  void: 'The attempt is void.',
  note: 'Noted.',
  answer: 'The call is answered.',
} as const

/** Calls of those who sit, and of those who watch them. */
export const sittingHandlers = {
  listOwnAttempts: (call) => ok(ownAttempts(storeOf(call))),

  startAttempt: ({ body, ...call }) => answeringAttempts(() => ok(startAttempt(body, storeOf(call)))),

  saveAttempt: ({ path, body, ...call }) => answeringAttempts(() => ok(saveAttempt(path.id, body, storeOf(call)))),

  submitAttempt: ({ path, body, ...call }) => answeringAttempts(() => ok(submitAttempt(path.id, body, storeOf(call)))),

  callInvigilator: ({ path, body, ...call }) =>
    answeringAttempts(() =>
      ok(callInvigilator(path.id, body, storeOf(call)), body.isCalling ? 'The invigilator is called.' : 'The call is taken back.'),
    ),

  monitorDelivery: ({ path, ...call }) => {
    const store = storeOf(call)
    return answeringRecords(() => ok(monitorOf(recordOf('Delivery', path.id, store), store)))
  },

  controlAttempt: ({ path, body, ...call }) => answeringRecords(() => ok(controlAttempt(path.id, body, storeOf(call)), said[body.act])),
} satisfies Partial<Handlers>
