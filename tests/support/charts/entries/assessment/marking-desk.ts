import { changedMarks, markingDeskMachine } from '#machines/assessment/marking-desk.machine.ts'
import { MarkingProblem, markingInput, opened } from '#tests/machines/assessment/marking-start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

const lost = failed('no answer', new MarkingProblem('The server did not respond.'))
const changed = failed(
  'changed in another tab',
  new MarkingProblem('These marks were changed in another tab.', { kind: 'changed', updatedAt: 'at 9' }),
)
const over = failed('submitted already', new MarkingProblem('These marks are submitted already.', { kind: 'state', updatedAt: 'at 9' }))
const refused = failed('refused', new MarkingProblem('Enter a mark from 0 to 3.', null, 400))
const kept = { updatedAt: 'at 1', marks: [{ questionId: 1, marks: 3 }], overallComment: '' }

export const markingDesk = chartEntry({
  id: 'marking-desk',
  title: 'Marking of a script',
  area: 'assessment',
  file: 'assessment/marking-desk.machine.ts',
  machine: markingDeskMachine.provide({ actors: { open: waiting(), save: waiting(), submit: waiting() } }),
  inputs: { 'a marker': markingInput },
  events: [
    { type: 'mark.change', questionId: 1, change: { marks: 4 } },
    { type: 'comment.change', overallComment: 'Good.' },
    { type: 'script.submit' },
    { type: 'script.retry' },
    { type: 'conflict.keep' },
    { type: 'conflict.take' },
    { type: 'page.hidden' },
    { type: 'page.seen' },
  ],
  answers: {
    open: [
      done('open', opened),
      done('kept in the browser', { ...opened, kept }),
      done('kept, and changed since', { ...opened, updatedAt: 'at 5', kept }),
      done('submitted', { ...opened, isOpen: false }),
      lost,
    ],
    save: [done('saved', { updatedAt: 'at 2', savedAt: 1000 }), changed, over, refused, lost],
    submit: [done('submitted', { outcome: 'open', agreed: null, nextId: null }), changed, over, lost],
  },
  project: ({ value, context }) => [
    value,
    context.revision > context.held,
    context.sent > context.held,
    context.wantsSubmit,
    context.failure === null,
    Math.min(context.failures, 1),
  ],
  laws: {
    'the server holds no more than was entered': ({ context }) => context.held <= context.revision && context.sent <= context.revision,
    'only an open script takes marks': (snapshot) =>
      snapshot.hasTag('marking') || !snapshot.can({ type: 'mark.change', questionId: 1, change: { marks: 1 } }),
    'a question is marked once': ({ context }) =>
      changedMarks(context.marks, 1, { marks: 2 }).filter(({ questionId }) => questionId === 1).length === 1,
    'whose marks win is asked of those who have some': (snapshot) => !snapshot.hasTag('asking') || snapshot.context.theirs !== '',
  },
})
