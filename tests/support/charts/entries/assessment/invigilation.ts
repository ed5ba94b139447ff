import { entryErrors } from '#machines/assessment/invigilation-rules.ts'
import { invigilationMachine } from '#machines/assessment/invigilation.machine.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const lost = failed('no answer', new Error('The server did not respond.'))
const gone = failed('not found', new Error('404'))

export const invigilation = chartEntry({
  id: 'invigilation',
  title: 'Watching who sits a delivery',
  area: 'assessment',
  file: 'assessment/invigilation.machine.ts',
  machine: invigilationMachine.provide({ actors: { read: waiting(), control: waiting() } }),
  inputs: {
    'a centre': {
      now: () => 0,
      failure: (problem) => {
        const message = problem instanceof Error ? problem.message : ''
        return { code: message === '404' ? 404 : 0, message }
      },
    },
  },
  events: [
    { type: 'watch.retry' },
    { type: 'page.hidden' },
    { type: 'page.seen' },
    { type: 'act.choose', act: 'extend', attemptId: 1 },
    { type: 'entry.change', entry: { reason: 'The fire alarm rang.' } },
    { type: 'act.confirm' },
    { type: 'act.cancel' },
  ],
  answers: {
    read: [done('open', { isClosed: false }), done('closed', { isClosed: true }), gone, lost],
    control: [done('done', { message: 'Extended.' }), lost],
  },
  project: ({ value, context }) => [
    value,
    context.readAt === null,
    Math.min(context.failures, 1),
    context.chosen === null,
    context.entry.reason === '',
    context.isTried,
    context.actFailure === null,
  ],
  laws: {
    'only what is complete is sent': (snapshot) => {
      const { chosen, entry } = snapshot.context
      return !snapshot.hasTag('busy') || (chosen !== null && Object.keys(entryErrors(chosen.act, entry)).length === 0)
    },
    'a candidate is asked about while asking': (snapshot) => snapshot.hasTag('asking') === (snapshot.context.chosen !== null),
    'one act at a time': (snapshot) => !snapshot.hasTag('asking') || !snapshot.can({ type: 'act.choose', act: 'note', attemptId: 2 }),
  },
})
