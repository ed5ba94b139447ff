import { invigilatorCallMachine } from '#machines/assessment/invigilator-call.machine.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

export const invigilatorCall = chartEntry({
  id: 'invigilator-call',
  title: 'Call of the invigilator',
  area: 'assessment',
  file: 'assessment/invigilator-call.machine.ts',
  machine: invigilatorCallMachine.provide({ actors: { tell: waiting() } }),
  inputs: { 'a candidate': { failure: (problem) => ({ code: 0, message: problem instanceof Error ? problem.message : '' }) } },
  events: [
    { type: 'call.make' },
    { type: 'call.withdraw' },
    { type: 'call.reported', calledAt: 1000, serverTime: 2000 },
    { type: 'call.reported', calledAt: null, serverTime: 500 },
    { type: 'call.reported', calledAt: null, serverTime: 2000 },
  ],
  answers: {
    tell: [
      done('called', { calledAt: 1000 }),
      done('none', { calledAt: null }),
      failed('no answer', new Error('The server did not respond.')),
    ],
  },
  project: ({ value, context }) => [value, context.calledAt, context.failure !== null],
  laws: {
    'only one call is made at a time': (snapshot) => !snapshot.can({ type: 'call.make' }) || snapshot.hasTag('quiet'),
  },
})
