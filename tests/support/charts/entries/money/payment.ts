import { paymentMachine } from '#machines/money/payment.machine.ts'
import { CallFailed, card, order, paymentInput, paypal } from '#tests/machines/money/payment-start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const lost = failed('no answer', new CallFailed('The server did not respond.'))
const missing = failed('not found', new CallFailed('The payment was not found.', 404))

export const payment = chartEntry({
  id: 'payment',
  title: 'Payment by a student',
  area: 'money',
  file: 'money/payment.machine.ts',
  machine: paymentMachine.provide({
    actors: { prepare: waiting(), leave: waiting(), tokenise: waiting(), charge: waiting(), settle: waiting() },
  }),
  inputs: {
    'a student who chooses': paymentInput,
    'approved by PayPal': { ...paymentInput, resumed: { attempt: paypal, isApproved: true } },
    'come back from PayPal': { ...paymentInput, resumed: { attempt: paypal, isApproved: false } },
  },
  events: [
    { type: 'payment.begin', method: 'PayPal', order },
    { type: 'payment.begin', method: 'Card', order },
    { type: 'attempt.found', attempt: paypal },
    { type: 'card.submit' },
    { type: 'payment.cancel' },
    { type: 'payment.check' },
  ],
  answers: {
    prepare: [
      done('an order of PayPal', paypal),
      done('a card token', card),
      failed('another attempt is open', new CallFailed('A payment of this invoice has been started already.', 409, paypal)),
      lost,
    ],
    leave: [done('on the way'), failed('a foreign address', new CallFailed('The page of PayPal could not be opened.'))],
    tokenise: [done('a nonce', 'nonce-1'), failed('a wrong number', new CallFailed('Check the card number.'))],
    charge: [done('charged'), failed('declined', new CallFailed('The card was declined. No money was taken.', 400)), lost],
    settle: [
      done('paid', { kind: 'paid' }),
      done('ended', { kind: 'ended', message: 'The payment was cancelled. No money was taken.' }),
      done('pending', { kind: 'pending' }),
      missing,
      lost,
    ],
  },
  project: ({ value, context: { method, attempt, nonce, failure } }) => [value, method, attempt, nonce !== null, failure],
  laws: {
    'a card is charged with a nonce only, which is kept nowhere else': ({ value, context }) =>
      (value === 'charging') === (context.nonce !== null),
    'while the outcome is not known, nothing can be paid': (snapshot) =>
      !['held', 'awaiting', 'unknown', 'checking', 'capturing'].includes(snapshot.value) ||
      (!snapshot.can({ type: 'payment.begin', method: 'Card', order }) && !snapshot.can({ type: 'card.submit' })),
    'what can be checked has an attempt': (snapshot) => !snapshot.can({ type: 'payment.check' }) || snapshot.context.attempt !== null,
    'after a payment nothing follows': (snapshot) => snapshot.value !== 'paid' || snapshot.status === 'done',
  },
})
