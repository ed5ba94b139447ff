import type { MarkingConflict as ConflictBody } from '#openapi/generated/schema.d.ts'
import { allocateScripts, allocationOf } from '../../assessment/marking/allocation.ts'
import { agreeMarks, MarkingConflict, saveMarks, scriptToMark, submitMarks } from '../../assessment/marking/marks.ts'
import { queueOf } from '../../assessment/marking/queue.ts'
import { ok, type Handlers } from '../../contract.ts'
import { answeringFields, answeringRecords, storeOf } from '../records.ts'

/** The answer of `make`, or its refusal: 409 where the marks were changed meanwhile or are submitted. */
function answeringMarks<R>(make: () => R) {
  try {
    return answeringFields(make)
  } catch (error) {
    if (!(error instanceof MarkingConflict)) throw error
    const body: ConflictBody = { code: 409, message: 'Conflict', description: error.message, data: error.data }
    return { status: 409 as const, body }
  }
}

const counted = (count: number): string => `${count} ${count === 1 ? 'script' : 'scripts'}`

/** Calls of those who mark, and of those who give scripts to them. */
export const markingHandlers = {
  getMarkingQueue: (call) => ok(queueOf(storeOf(call))),

  getMarkingAllocation: (call) => ok(allocationOf(storeOf(call))),

  allocateMarking: ({ body, ...call }) =>
    answeringFields(() => {
      const data = allocateScripts(body, storeOf(call))
      return ok(data, body.mode === 'check' ? `${counted(data.given)} would be given.` : `${counted(data.given)} given.`)
    }),

  getMarkingScript: ({ path, ...call }) => answeringRecords(() => ok(scriptToMark(path.id, storeOf(call)))),

  saveMarking: ({ path, body, ...call }) => answeringMarks(() => ok(saveMarks(path.id, body, storeOf(call)), 'Saved.')),

  submitMarking: ({ path, body, ...call }) => answeringMarks(() => ok(submitMarks(path.id, body, storeOf(call)), 'Submitted.')),

  agreeMarking: ({ path, body, ...call }) => answeringMarks(() => ok(agreeMarks(path.id, body, storeOf(call)), 'Decided.')),
} satisfies Partial<Handlers>
