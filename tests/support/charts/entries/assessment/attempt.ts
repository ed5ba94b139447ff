import { unsavedAnswers } from '#machines/assessment/attempt-answers.ts'
import type { AttemptContext } from '#machines/assessment/attempt-types.ts'
import { remainingMs, warningMinutes } from '#machines/assessment/attempt-time.ts'
import { attemptMachine } from '#machines/assessment/attempt.machine.ts'
import { answersOf, AttemptProblem, attemptInput, saved, sitting, standing } from '#tests/machines/assessment/attempt-parts.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const lost = failed('no answer', new AttemptProblem('The server did not respond.'))
const taken = failed('taken over', new AttemptProblem('You sit in another tab.', { kind: 'taken' }))
const over = failed('over', new AttemptProblem('The time is over.', { kind: 'ended', ending: 'Timed out' }))
const voided = failed('void', new AttemptProblem('The attempt is void.', { kind: 'ended', ending: 'Void' }))

const projected = (value: unknown, context: AttemptContext) => [
  value,
  unsavedAnswers(context.answers, context.saved).length > 0,
  context.time?.isPaused,
  remainingMs(context) > 0,
  context.isTimeUp,
  context.warned === null,
  context.takesOver,
  context.ending,
  context.standing?.isBegun,
]

export const attempt = chartEntry({
  id: 'attempt',
  title: 'Sitting of a candidate',
  area: 'assessment',
  file: 'assessment/attempt.machine.ts',
  machine: attemptMachine.provide({ actors: { open: waiting(), start: waiting(), save: waiting(), submit: waiting() } }),
  inputs: { 'a candidate': attemptInput },
  events: [
    { type: 'attempt.start', accessCode: '123456' },
    { type: 'attempt.continue' },
    { type: 'attempt.retry' },
    { type: 'answer.change', questionId: 1, value: 'A' },
    { type: 'answer.flag', questionId: 2 },
    { type: 'question.go', index: 1 },
    { type: 'review.open' },
    { type: 'review.close', index: null },
    { type: 'attempt.submit' },
    { type: 'session.taken' },
    { type: 'page.seen' },
  ],
  answers: {
    open: [
      done('open', standing),
      done('in an hour', { ...standing, opensInMs: 3_600_000 }),
      done('begun', { ...standing, isBegun: true }),
      done('handed in', { ...standing, ending: 'Submitted' }),
      lost,
    ],
    start: [
      done('an hour', sitting),
      done('at its end', { ...sitting, endsAt: sitting.serverTime }),
      done('kept in the browser', { ...sitting, kept: answersOf({ 1: 'kept' }) }),
      failed('in another tab', new AttemptProblem('You sit in another tab.', { kind: 'elsewhere' })),
      over,
      lost,
    ],
    save: [
      done('all', saved({ 1: 1, 2: 1 })),
      done('nothing', saved({})),
      done('paused', saved({ 1: 1, 2: 1 }, { isPaused: true })),
      taken,
      voided,
      lost,
    ],
    submit: [
      done('handed in', { ...saved({ 1: 1, 2: 1 }), ending: 'Submitted' }),
      done('more time', { ...saved({ 1: 1, 2: 1 }), ending: null }),
      taken,
      over,
      lost,
    ],
  },
  project: ({ value, context }) => projected(value, context),
  unreachable: {
    'live.saving.dirty: after latest → live.saving.saving':
      'The clock of a walk goes from timer to timer, and that of the last change is always before it.',
  },
  laws: {
    'nothing is written without a session': ({ value, context }) => typeof value === 'string' || context.sessionKey !== '',
    'only who sits can answer': (snapshot) =>
      snapshot.hasTag('sitting') || !snapshot.can({ type: 'answer.change', questionId: 1, value: `${snapshot.context.answers.length}?` }),
    'time never grows by passing': ({ context }) => remainingMs(context) >= 0,
    'warnings are those that are announced': ({ context }) =>
      context.warned === null || warningMinutes.some((one) => one === context.warned),
    'what has ended says how': (snapshot) => !snapshot.hasTag('ended') || snapshot.context.ending !== null,
  },
})
