import { assign, setup, type PromiseActorLogic } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type { OpenPoint, SettledPoint } from './readiness.ts'
import { withNotice, type StepContext, type StepEvent, type StepInput, type StepOutput, type StepTag } from '../step.ts'
import type { BlockId, BlockRecord } from '../block.ts'
import type { Failure } from '#machines/outcome.ts'

/** Which record the summary shows, what is open about it, and what is in order. */
export interface LoadedSummary {
  readonly record: BlockRecord
  readonly openPoints: readonly OpenPoint[]
  readonly settled: readonly SettledPoint[]
}

/** Ports of the summary step: load the summary into the query cache and return its open points. */
export type BlockSummaryPorts = {
  loadSummary: PromiseActorLogic<LoadedSummary, { readonly blockId: BlockId }>
}

export interface BlockSummaryInput extends StepInput {
  readonly blockId: BlockId
  readonly isErrorClosable: boolean
  readonly failure: (problem: unknown) => Failure
}

interface BlockSummaryContext extends StepContext {
  readonly input: BlockSummaryInput
  /** The date whose detail the drawer shows, and the slot that was opened (null: the whole date). */
  readonly detail: { readonly dateId: string; readonly slot: number | null } | null
  /** What is in order about the block. */
  readonly settled: readonly SettledPoint[]
}

type BlockSummaryEvent =
  | StepEvent
  | { type: 'summary.retry' }
  /** It was read again before or after a publish. */
  | { type: 'summary.renew'; summary: LoadedSummary }
  | { type: 'detail.open'; dateId: string; slot: number | null }
  | { type: 'detail.close' }
  | { type: 'notice.close' }

const ports: BlockSummaryPorts = { loadSummary: unprovided('loadSummary') }

/**
 * Step 3 of the wizard, "Summary": the block as saved, what is open about it, and a drawer with the detail of one slot or
 * date. Publishing, with the question about open points, and deleting belong to the wizard's frame; this step has nothing to
 * save here.
 */
export const blockSummaryMachine = setup({
  types: {
    context: {} as BlockSummaryContext,
    events: {} as BlockSummaryEvent,
    input: {} as BlockSummaryInput,
    output: {} as StepOutput,
    tags: {} as StepTag | 'shown' | 'detail',
  },
  actors: ports,
  actions: {
    take: assign(({ context }, { record, openPoints, settled }: LoadedSummary) => ({
      notice: null,
      facts: { ...context.facts, record, openPoints },
      settled,
    })),
  },
}).createMachine({
  id: 'blockSummary',
  context: ({ input }) => ({
    input,
    facts: { isDirty: false, savedAt: null, blockId: input.blockId, record: null },
    notice: null,
    detail: null,
    settled: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'loading',
      invoke: {
        src: 'loadSummary',
        input: ({ context }) => ({ blockId: context.input.blockId }),
        onDone: {
          target: 'shown',
          actions: { type: 'take', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: assign(({ context, event }) =>
            withNotice(context, {
              tone: 'error',
              text: context.input.failure(event.error).message,
              isClosable: context.input.isErrorClosable,
            }),
          ),
        },
      },
    },
    unavailable: { tags: 'unavailable', on: { 'summary.retry': 'loading' } },
    shown: {
      tags: 'shown',
      initial: 'closed',
      on: {
        'summary.renew': { actions: { type: 'take', params: ({ event }) => event.summary } },
        // Repeats the checks that failed.
        'summary.retry': { target: 'loading', actions: assign({ detail: null }) },
      },
      states: {
        closed: {},
        open: {
          tags: 'detail',
          on: { 'detail.close': { target: 'closed', actions: assign({ detail: null }) } },
        },
      },
    },
  },
  on: {
    'notice.close': { actions: assign({ notice: null }) },
    'detail.open': {
      guard: ({ context }) => context.facts.record !== null,
      target: '.shown.open',
      actions: assign({ detail: ({ event }) => ({ dateId: event.dateId, slot: event.slot }) }),
    },
  },
})
