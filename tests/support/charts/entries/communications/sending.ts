import { isConfirmed, sendingMachine } from '#machines/communications/sending.machine.ts'
import { fewPeople, manyPeople, noRecipients, sendingInput } from '#tests/machines/communications/start.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

export const sending = chartEntry({
  id: 'sending',
  title: 'Review and sending of a message',
  area: 'communications',
  file: 'communications/sending.machine.ts',
  machine: sendingMachine.provide({ actors: { prepareReview: waiting(), sendMessage: waiting() } }),
  inputs: { 'at once': sendingInput, 'at a time': { ...sendingInput, scheduledAt: 1_800_000_000_000 } },
  events: [
    { type: 'number.type', text: '986' },
    { type: 'number.type', text: '1' },
    { type: 'message.send' },
    { type: 'review.retry' },
    { type: 'review.cancel' },
  ],
  answers: {
    prepareReview: [
      done('few people', fewPeople),
      done('many people', manyPeople),
      done('no recipients', noRecipients),
      failed('no answer', new Refusal(0, 'The server did not respond.')),
    ],
    sendMessage: [
      done('sent', { message: 'Communication sent successfully.' }),
      failed('begun elsewhere', new Refusal(409, 'Sending has begun.')),
      failed('another number', new Refusal(400, 'The message reaches 987 people: type this number.')),
    ],
  },
  project: ({ value, context: { review, typed, attempts, problem } }) => [value, review?.count, typed, Math.min(attempts, 1), problem],
  laws: {
    'nothing is sent to an empty audience, or to another number than was confirmed': ({ value, context }) =>
      value !== 'sending' || (context.review?.count !== 0 && isConfirmed(context)),
    'what is on its way is not cancelled': (snapshot) => snapshot.value !== 'sending' || !snapshot.can({ type: 'review.cancel' }),
  },
})
