import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import type { Done, Failure } from '#machines/outcome.ts'
import { unprovided } from '#machines/unprovided.ts'

/** What can be done about a row that was wrong: imported for a student who is chosen, imported again, ignored, or opened again. */
export type ErrorAct = 'choose' | 'again' | 'ignore' | 'reopen'

/** What is decided about an error. */
export interface Decision {
  readonly errorId: number
  readonly act: ErrorAct
  readonly studentId: number | null
  readonly comment: string
}

export type ErrorDecisionPorts = { decide: PromiseActorLogic<Done, Decision> }

/** What a decision lacks yet. */
export type Lack = 'student' | 'comment'

interface ErrorDecisionContext {
  readonly failureOf: (problem: unknown) => Failure
  readonly decision: Decision | null
  /** Whether it was tried to send a decision that lacks something. */
  readonly isTried: boolean
  readonly failure: Failure | null
}

export type ErrorDecisionEvent =
  | { type: 'error.take'; errorId: number; act: ErrorAct; studentId: number | null }
  | { type: 'student.choose'; studentId: number | null }
  | { type: 'comment.type'; comment: string }
  | { type: 'decision.send' }
  | { type: 'decision.cancel' }

const ports: ErrorDecisionPorts = { decide: unprovided('decide') }

/** What a decision lacks; null for one that can be sent. */
export function lackOf(decision: Decision | null): Lack | null {
  if (decision?.act === 'choose' && decision.studentId === null) return 'student'
  return decision?.act === 'ignore' && decision.comment.trim() === '' ? 'comment' : null
}

const given = (decision: Decision | null): Decision => {
  if (decision === null) throw new Error('There is nothing to decide.')
  return decision
}

/** One error after the other being decided on. What the server refuses stays open, with what was entered. */
export const errorDecisionMachine = setup({
  types: {
    context: {} as ErrorDecisionContext,
    events: {} as ErrorDecisionEvent,
    emitted: {} as { type: 'error.decided'; message: string } | { type: 'error.refused' },
    input: {} as Pick<ErrorDecisionContext, 'failureOf'>,
    tags: {} as 'busy',
  },
  actors: ports,
  guards: { isWhole: ({ context }) => lackOf(context.decision) === null },
  actions: {
    change: assign(({ context }, change: Partial<Decision>) => ({
      decision: context.decision && { ...context.decision, ...change },
      failure: null,
    })),
    forget: assign({ decision: null, isTried: false, failure: null }),
  },
}).createMachine({
  id: 'errorDecision',
  context: ({ input }) => ({ ...input, decision: null, isTried: false, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      entry: 'forget',
      on: {
        'error.take': {
          target: 'deciding',
          actions: assign({
            decision: ({ event: { errorId, act, studentId } }) => ({ errorId, act, studentId, comment: '' }),
          }),
        },
      },
    },
    deciding: {
      on: {
        'student.choose': { actions: { type: 'change', params: ({ event: { studentId } }) => ({ studentId }) } },
        'comment.type': { actions: { type: 'change', params: ({ event: { comment } }) => ({ comment }) } },
        'decision.send': [{ guard: 'isWhole', target: 'sending' }, { actions: assign({ isTried: true }) }],
        'decision.cancel': 'resting',
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        src: 'decide',
        input: ({ context }) => given(context.decision),
        onDone: { target: 'resting', actions: emit(({ event }) => ({ type: 'error.decided' as const, message: event.output.message })) },
        onError: {
          target: 'deciding',
          actions: [assign({ failure: ({ context, event }) => context.failureOf(event.error) }), emit({ type: 'error.refused' as const })],
        },
      },
    },
  },
})
