import { assign, emit, setup, type PromiseActorLogic } from 'xstate'
import type { Done, Failure } from '#machines/outcome.ts'
import { unprovided } from '#machines/unprovided.ts'
import { refusedWith, type RecordNotice } from './record-notice.ts'

interface RecordViewOptions<Shown, Act> {
  readonly id: string
  /** Whether an act can be asked for of the record as it is shown. */
  mayAct(act: Act, record: Shown): boolean
  /** Whether an act waits for a Yes. */
  isAsked(act: Act): boolean
  /** Whether an act ends the page, as a deletion does. */
  isLast(act: Act): boolean
}

/** An act under way. */
export interface RecordChange<Act, Shown> {
  readonly act: Act
  readonly id: string
  readonly comment: string
  /** The record as it was shown when the act was asked for. */
  readonly record: Shown | null
}

/** What the page of a record needs done; the record itself is read by a query. */
export type RecordViewPorts<Act, Shown> = { changeRecord: PromiseActorLogic<Done, RecordChange<Act, Shown>> }

interface RecordViewInput<Refusal extends Failure> {
  readonly recordId: string
  readonly failure: (problem: unknown) => Refusal
}

interface RecordViewContext<Act, Shown, Refusal extends Failure> {
  readonly input: RecordViewInput<Refusal>
  /** What is asked about or under way. */
  readonly act: Act | null
  /** The record as it was shown when that was asked for. */
  readonly record: Shown | null
  /** What was said with the Yes; empty for nothing. */
  readonly comment: string
  readonly notice: RecordNotice | null
  /** All that the server said with the notice. */
  readonly refusal: Refusal | null
  /** The server refused a write because a right is missing: no write is offered any more. */
  readonly isForbidden: boolean
}

export type RecordViewEvent<Shown, Act> =
  | { type: 'record.act'; act: Act; record: Shown }
  | { type: 'question.accept'; comment?: string }
  | { type: 'question.cancel' }
  | { type: 'notice.close' }

type RecordViewFact =
  | { type: 'record.changed'; message: string }
  /** The page is done with; `message` is for the list. */
  | { type: 'record.left'; message: string }

/** Makes the machine of a record's page: one act on it at a time, some of them after a Yes, some of which end the page. */
export const createRecordView = <Shown, Act extends string, Refusal extends Failure = Failure>({
  id,
  mayAct,
  isAsked,
  isLast,
}: RecordViewOptions<Shown, Act>) => {
  interface Wanted {
    readonly act: Act
    readonly record: Shown
  }
  type Context = RecordViewContext<Act, Shown, Refusal>
  const ports: RecordViewPorts<Act, Shown> = { changeRecord: unprovided('changeRecord') }
  const canAct = ({ isForbidden }: Context, { act, record }: Wanted) => !isForbidden && mayAct(act, record)
  return setup({
    types: {
      context: {} as Context,
      events: {} as RecordViewEvent<Shown, Act>,
      emitted: {} as RecordViewFact,
      input: {} as RecordViewInput<Refusal>,
      tags: {} as 'busy',
    },
    actors: ports,
    guards: {
      canAct: ({ context }, wanted: Wanted) => canAct(context, wanted),
      canAsk: ({ context }, wanted: Wanted) => isAsked(wanted.act) && canAct(context, wanted),
      isLast: ({ context }) => context.act !== null && isLast(context.act),
    },
    actions: {
      take: assign((_, { act, record }: Wanted) => ({ act, record, comment: '', notice: null, refusal: null })),
      setComment: assign((_, comment: string) => ({ comment })),
      drop: assign({ act: null, record: null }),
      clearNotice: assign({ notice: null, refusal: null }),
      showFailure: assign(({ context }, { problem }: { problem: unknown }) => {
        const refusal = context.input.failure(problem)
        return { ...refusedWith(context, refusal), refusal }
      }),
      reportChanged: emit((_, { message }: Done) => ({ type: 'record.changed' as const, message })),
      reportLeft: emit((_, { message }: Done) => ({ type: 'record.left' as const, message })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({ input, act: null, record: null, comment: '', notice: null, refusal: null, isForbidden: false }),
    initial: 'viewing',
    on: { 'notice.close': { actions: 'clearNotice' } },
    states: {
      viewing: {
        on: {
          'record.act': [
            {
              guard: { type: 'canAsk', params: ({ event }) => event },
              target: 'asking',
              actions: { type: 'take', params: ({ event }) => event },
            },
            {
              guard: { type: 'canAct', params: ({ event }) => event },
              target: 'working',
              actions: { type: 'take', params: ({ event }) => event },
            },
          ],
        },
      },
      asking: {
        on: {
          'question.accept': { target: 'working', actions: { type: 'setComment', params: ({ event }) => event.comment ?? '' } },
          'question.cancel': { target: 'viewing', actions: 'drop' },
        },
      },
      working: {
        tags: 'busy',
        invoke: {
          src: 'changeRecord',
          input: ({ context: { act, comment, record, input } }) => {
            if (act === null) throw new Error('There is nothing to do.')
            return { act, id: input.recordId, comment, record }
          },
          onDone: [
            { guard: 'isLast', target: 'left', actions: { type: 'reportLeft', params: ({ event }) => event.output } },
            { target: 'viewing', actions: ['drop', { type: 'reportChanged', params: ({ event }) => event.output }] },
          ],
          onError: {
            target: 'viewing',
            actions: ['drop', { type: 'showFailure', params: ({ event }) => ({ problem: event.error }) }],
          },
        },
      },
      left: { type: 'final' },
    },
  })
}
