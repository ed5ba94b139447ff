import { assign, emit, setup } from 'xstate'
import { unprovided } from '#machines/unprovided.ts'
import type {
  PaymentAttempt,
  PaymentContext,
  PaymentEvent,
  PaymentFact,
  PaymentInput,
  PaymentMethod,
  PaymentOrder,
  PaymentPorts,
  PaymentTag,
  Settlement,
} from './payment-types.ts'

const ports: PaymentPorts = {
  prepare: unprovided('prepare'),
  leave: unprovided('leave'),
  tokenise: unprovided('tokenise'),
  charge: unprovided('charge'),
  settle: unprovided('settle'),
}

const given = <T>(value: T | null): T => {
  if (value === null) throw new Error('There is no payment.')
  return value
}

const refused = 400
const notFound = 404

const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })

const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentFact,
    input: {} as PaymentInput,
    tags: {} as PaymentTag,
  },
  actors: ports,
  guards: {
    isApproved: ({ context }) => context.input.resumed?.isApproved === true,
    isResumed: ({ context }) => context.input.resumed !== null,
    isByPaypal: (_, { method }: PaymentAttempt) => method === 'PayPal',
    isHeldUp: ({ context }, { problem }: { problem: unknown }) => context.input.otherAttempt(problem) !== null,
    isRefused: ({ context }, { problem }: { problem: unknown }) => context.input.failure(problem).code === refused,
    isMissing: ({ context }, { problem }: { problem: unknown }) => context.input.failure(problem).code === notFound,
    isPaid: (_, { kind }: Settlement) => kind === 'paid',
    isPending: (_, { kind }: Settlement) => kind === 'pending',
  },
  actions: {
    begin: assign((_, { method, order }: { method: PaymentMethod; order: PaymentOrder }) => ({
      method,
      order,
      attempt: null,
      failure: null,
    })),
    hold: assign((_, attempt: PaymentAttempt) => ({ attempt })),
    holdOther: assign(({ context }, { problem }: { problem: unknown }) => ({ attempt: context.input.otherAttempt(problem) })),
    takeNonce: assign((_, nonce: string) => ({ nonce })),
    dropNonce: assign({ nonce: null }),
    clearFailure: assign({ failure: null }),
    showFailure: assign(({ context }, { problem }: { problem: unknown }) => ({ failure: context.input.failure(problem) })),
    showEnd: assign((_, settlement: Settlement) => ({
      failure: settlement.kind === 'ended' ? { code: refused, message: settlement.message } : null,
    })),
    reportPaid: emit(({ context }) => ({ type: 'payment.paid' as const, orderId: given(context.attempt).orderId })),
  },
})

/** Pays, or tries once more after an attempt that took no money. */
const begins = paymentSetup.createStateConfig({
  tags: 'choosing',
  on: { 'payment.begin': { target: 'preparing', actions: { type: 'begin', params: ({ event }) => event } } },
})

/** Whether money was taken is not known, so nothing can be paid. */
const checks = (tag: 'held' | 'awaiting' | 'unknown') => paymentSetup.createStateConfig({ tags: tag, on: { 'payment.check': 'checking' } })

const settles = paymentSetup.createStateConfig({
  tags: ['settling', 'busy'],
  entry: 'clearFailure',
  invoke: {
    id: 'settle',
    src: 'settle',
    input: ({ context }) => ({ attempt: given(context.attempt) }),
    onDone: [
      { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
      { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'unknown' },
      { target: 'cancelled', actions: { type: 'showEnd', params: ({ event }) => event.output } },
    ],
    onError: [
      { guard: { type: 'isMissing', params: problemOf }, target: 'choosing', actions: { type: 'showFailure', params: problemOf } },
      { target: 'unknown', actions: { type: 'showFailure', params: problemOf } },
    ],
  },
})

/**
 * A payment by a student. A charge is sent once for each nonce and never repeated: when its answer is lost, only what became of
 * the attempt can be asked, which also ends an attempt that took nothing.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    input,
    method: 'PayPal',
    order: null,
    attempt: input.resumed?.attempt ?? null,
    nonce: null,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isApproved', target: 'capturing' }, { guard: 'isResumed', target: 'checking' }, { target: 'choosing' }],
    },
    choosing: {
      ...begins,
      on: {
        ...begins.on,
        'attempt.found': { target: 'held', actions: ['clearFailure', { type: 'hold', params: ({ event }) => event.attempt }] },
      },
    },
    preparing: {
      tags: ['preparing', 'busy'],
      invoke: {
        id: 'prepare',
        src: 'prepare',
        input: ({ context }) => ({ method: context.method, order: given(context.order) }),
        onDone: [
          {
            guard: { type: 'isByPaypal', params: ({ event }) => event.output },
            target: 'leaving',
            actions: { type: 'hold', params: ({ event }) => event.output },
          },
          { target: 'entering', actions: { type: 'hold', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isHeldUp', params: problemOf },
            target: 'held',
            actions: [
              { type: 'holdOther', params: problemOf },
              { type: 'showFailure', params: problemOf },
            ],
          },
          { target: 'choosing', actions: { type: 'showFailure', params: problemOf } },
        ],
      },
    },
    /** Another attempt of the invoice is open, in another tab perhaps. */
    held: checks('held'),
    leaving: {
      tags: ['preparing', 'busy'],
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => ({ approvalUrl: given(context.attempt).approvalUrl ?? '' }),
        onDone: 'awaiting',
        onError: { target: 'choosing', actions: { type: 'showFailure', params: problemOf } },
      },
    },
    awaiting: checks('awaiting'),
    capturing: settles,
    entering: {
      tags: 'entering',
      on: { 'card.submit': 'tokenising', 'payment.cancel': 'checking' },
    },
    tokenising: {
      tags: ['entering', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'tokenise',
        src: 'tokenise',
        input: ({ context }) => ({ clientToken: given(context.attempt).orderId }),
        onDone: { target: 'charging', actions: { type: 'takeNonce', params: ({ event }) => event.output } },
        onError: { target: 'entering', actions: { type: 'showFailure', params: problemOf } },
      },
    },
    charging: {
      tags: ['entering', 'busy'],
      exit: 'dropNonce',
      invoke: {
        id: 'charge',
        src: 'charge',
        input: ({ context }) => ({ nonce: given(context.nonce), order: given(context.order) }),
        onDone: 'paid',
        onError: [
          { guard: { type: 'isRefused', params: problemOf }, target: 'declined', actions: { type: 'showFailure', params: problemOf } },
          { target: 'unknown', actions: { type: 'showFailure', params: problemOf } },
        ],
      },
    },
    declined: begins,
    cancelled: begins,
    unknown: checks('unknown'),
    checking: settles,
    paid: { tags: 'settling', type: 'final', entry: 'reportPaid' },
  },
})
