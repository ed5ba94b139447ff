import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { Failure } from '#machines/outcome.ts'

/** A call as the server holds it: since when (ms); null for none. */
export interface HeldCall {
  readonly calledAt: number | null
}

/** What calling needs done. Rejections are problems that `input.failure` can read. */
export type InvigilatorCallPorts = {
  readonly tell: PromiseActorLogic<HeldCall, { readonly isCalling: boolean }>
}

export interface InvigilatorCallInput {
  failure(problem: unknown): Failure
}

export interface InvigilatorCallContext extends HeldCall {
  readonly input: InvigilatorCallInput
  readonly failure: Failure | null
}

export type InvigilatorCallEvent =
  | { readonly type: 'call.make' }
  | { readonly type: 'call.withdraw' }
  /** Any later answer of the server says whether the call is still open, as of `serverTime`. */
  | ({ readonly type: 'call.reported'; readonly serverTime: number } & HeldCall)

export type InvigilatorCallFact =
  | { readonly type: 'call.made' }
  | { readonly type: 'call.withdrawn' }
  | { readonly type: 'call.answered' }
  | { readonly type: 'call.failed'; readonly failure: Failure }

export type InvigilatorCallTag = 'quiet' | 'calling' | 'called' | 'withdrawing'

interface Failed {
  readonly problem: unknown
}
type CallReport = HeldCall & { readonly serverTime: number }

const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })
const outputOf = <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output
const report = ({ event }: { readonly event: CallReport }): CallReport => event

const ports: InvigilatorCallPorts = { tell: unprovided('tell') }

const callSetup = setup({
  types: {
    context: {} as InvigilatorCallContext,
    events: {} as InvigilatorCallEvent,
    emitted: {} as InvigilatorCallFact,
    input: {} as InvigilatorCallInput,
    tags: {} as InvigilatorCallTag,
  },
  actors: ports,
  guards: {
    isCalled: (_, { calledAt }: HeldCall) => calledAt !== null,
    /** An answer from before the call was made cannot tell that it was answered. */
    isAnswered: ({ context }, { calledAt, serverTime }: CallReport) => calledAt === null && serverTime > (context.calledAt ?? 0),
  },
  actions: {
    note: assign((_, { calledAt }: HeldCall) => ({ calledAt, failure: null })),
    showFailure: assign(({ context }, { problem }: Failed) => ({ failure: context.input.failure(problem) })),
    forgetFailure: assign({ failure: null }),
    reportMade: emit((): InvigilatorCallFact => ({ type: 'call.made' })),
    reportWithdrawn: emit((): InvigilatorCallFact => ({ type: 'call.withdrawn' })),
    reportAnswered: emit((): InvigilatorCallFact => ({ type: 'call.answered' })),
    reportFailure: emit(({ context }, { problem }: Failed): InvigilatorCallFact => ({
      type: 'call.failed',
      failure: context.input.failure(problem),
    })),
  },
})

/** A candidate's call: made, taken back, or answered by the invigilator, which the server's answers to other requests report. */
export const invigilatorCallMachine = callSetup.createMachine({
  id: 'invigilator-call',
  context: ({ input }) => ({ input, calledAt: null, failure: null }),
  initial: 'quiet',
  states: {
    quiet: {
      tags: 'quiet',
      on: {
        'call.make': { target: 'calling', actions: 'forgetFailure' },
        // The call was made before a reload, or in another tab.
        'call.reported': { guard: { type: 'isCalled', params: report }, target: 'called', actions: { type: 'note', params: report } },
      },
    },
    calling: {
      tags: 'calling',
      invoke: {
        id: 'tell',
        src: 'tell',
        input: { isCalling: true },
        onDone: { target: 'called', actions: [{ type: 'note', params: outputOf }, 'reportMade'] },
        onError: {
          target: 'quiet',
          actions: [
            { type: 'showFailure', params: problemOf },
            { type: 'reportFailure', params: problemOf },
          ],
        },
      },
    },
    called: {
      tags: 'called',
      on: {
        'call.withdraw': { target: 'withdrawing', actions: 'forgetFailure' },
        'call.reported': {
          guard: { type: 'isAnswered', params: report },
          target: 'quiet',
          actions: [{ type: 'note', params: report }, 'reportAnswered'],
        },
      },
    },
    withdrawing: {
      tags: 'withdrawing',
      invoke: {
        id: 'tell',
        src: 'tell',
        input: { isCalling: false },
        onDone: { target: 'quiet', actions: [{ type: 'note', params: outputOf }, 'reportWithdrawn'] },
        onError: {
          target: 'called',
          actions: [
            { type: 'showFailure', params: problemOf },
            { type: 'reportFailure', params: problemOf },
          ],
        },
      },
    },
  },
})
