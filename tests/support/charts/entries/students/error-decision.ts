import { errorDecisionMachine, lackOf } from '#machines/students/error-decision.machine.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import { decisionInput, take } from '#tests/machines/students/error-decision-start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

export const errorDecision = chartEntry({
  id: 'error-decision',
  title: 'Decision about an error of a UCAS file',
  area: 'students',
  file: 'students/error-decision.machine.ts',
  machine: errorDecisionMachine.provide({ actors: { decide: waiting() } }),
  inputs: { 'any import': decisionInput },
  events: [
    take('choose'),
    take('choose', 3007),
    take('again'),
    take('ignore'),
    take('reopen'),
    { type: 'student.choose', studentId: 3008 },
    { type: 'student.choose', studentId: null },
    { type: 'comment.type', comment: 'Withdrawn.' },
    { type: 'decision.send' },
    { type: 'decision.cancel' },
  ],
  answers: {
    decide: [done('done', { message: 'The row is imported.' }), failed('refused', new Refusal(400, 'Another student has this UCAS ID.'))],
  },
  project: ({ value, context: { decision, isTried, failure } }) => [value, decision, isTried, failure],
  laws: {
    'only a whole decision is sent': ({ value, context }) => value !== 'sending' || lackOf(context.decision) === null,
    'at rest nothing is decided': ({ value, context }) => (value === 'resting') === (context.decision === null),
    'what is on its way has no failure': ({ value, context }) => value !== 'sending' || context.failure === null,
  },
})
