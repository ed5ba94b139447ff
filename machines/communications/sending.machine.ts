import { assign, emit, setup } from 'xstate'
import { confirmedAbove, messageTexts } from '#openapi/communications/message-text.ts'
import { unprovided } from '#machines/unprovided.ts'
import type { Review, SendingContext, SendingEvent, SendingFact, SendingInput, SendingPorts, SendingTag } from './sending-types.ts'

const ports: SendingPorts = { prepareReview: unprovided('prepareReview'), sendMessage: unprovided('sendMessage') }

/** Whether the person has to type the number of recipients before a message is sent. */
export const needsNumber = ({ review }: Pick<SendingContext, 'review'>): boolean => (review?.count ?? 0) > confirmedAbove

/** Whether the message can be sent: the number of recipients is typed, or need not be. */
export const isConfirmed = ({ review, typed }: Pick<SendingContext, 'review' | 'typed'>): boolean =>
  review !== null && (!needsNumber({ review }) || typed.replaceAll(/[\s,]/g, '') === String(review.count))

const conflict = 409

const sendingSetup = setup({
  types: {
    context: {} as SendingContext,
    events: {} as SendingEvent,
    emitted: {} as SendingFact,
    input: {} as SendingInput,
    tags: {} as SendingTag,
  },
  actors: ports,
  guards: {
    hasNobody: ({ context }) => context.review?.count === 0,
    isConfirmed: ({ context }) => isConfirmed(context),
    hasBegun: ({ context }, { problem }: { problem: unknown }) => context.input.failure(problem).code === conflict,
  },
  actions: {
    show: assign((_, review: Review) => ({ review, typed: '', attempts: 0 })),
    type: assign((_, { text }: { text: string }) => ({ typed: text, problem: null })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    sayNobody: assign({ problem: messageTexts.noRecipient }),
    clearProblem: assign({ problem: null }),
    showProblem: assign(({ context }, { problem }: { problem: unknown }) => {
      const { message, fields } = context.input.failure(problem)
      return { problem: fields?.size ? [...fields.values()].join(' ') : message }
    }),
    reportSent: emit((_, { message }: { message: string }) => ({ type: 'message.sent' as const, message })),
    reportBegun: emit({ type: 'message.begun' as const }),
    reportLeft: emit({ type: 'review.left' as const }),
  },
})

const problemOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ problem: event.error })

/**
 * Reviews and sends a message. Its recipients are counted when the review opens; above a hundred of them the person types
 * their number. After a refusal they are counted again, because they may have changed. A message whose sending has begun, or
 * that another person has saved since, is not sent.
 */
export const sendingMachine = sendingSetup.createMachine({
  id: 'sending',
  context: ({ input }) => ({ input, review: null, typed: '', attempts: 0, problem: null }),
  initial: 'preparing',
  states: {
    preparing: {
      tags: ['busy', 'preparing'],
      invoke: {
        src: 'prepareReview',
        input: ({ context }) => ({ recordId: context.input.recordId }),
        onDone: { target: 'reviewing', actions: { type: 'show', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: { type: 'showProblem', params: problemOf } },
      },
      on: { 'review.cancel': 'left' },
    },
    unavailable: { on: { 'review.retry': { target: 'preparing', actions: 'clearProblem' }, 'review.cancel': 'left' } },
    reviewing: {
      on: {
        'number.type': { actions: { type: 'type', params: ({ event }) => event } },
        'message.send': [
          { guard: 'hasNobody', actions: 'sayNobody' },
          { guard: 'isConfirmed', target: 'sending', actions: 'clearProblem' },
          { actions: 'countAttempt' },
        ],
        'review.cancel': 'left',
      },
    },
    sending: {
      tags: ['busy', 'sending'],
      invoke: {
        src: 'sendMessage',
        input: ({ context: { input, review } }) => ({
          recordId: input.recordId,
          scheduledAt: input.scheduledAt,
          count: review?.count ?? 0,
        }),
        onDone: { target: 'sent', actions: { type: 'reportSent', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'hasBegun', params: problemOf }, target: 'refused', actions: { type: 'showProblem', params: problemOf } },
          { target: 'preparing', actions: { type: 'showProblem', params: problemOf } },
        ],
      },
    },
    refused: { on: { 'review.cancel': { target: 'sent', actions: 'reportBegun' } } },
    sent: { type: 'final' },
    left: { type: 'final', entry: 'reportLeft' },
  },
})
