import { createRecordView } from '#machines/records/record-view.machine.ts'
import { failure, noteView, Refusal } from '#tests/machines/records/start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

export const recordView = chartEntry({
  id: 'record-view',
  title: 'Any record',
  area: 'records',
  file: 'records/record-view.machine.ts',
  machine: createRecordView(noteView).provide({ actors: { changeRecord: waiting() } }),
  inputs: { 'a record': { recordId: '7', failure } },
  events: [
    { type: 'record.act', act: 'close', record: { isOpen: true } },
    { type: 'record.act', act: 'close', record: { isOpen: false } },
    { type: 'record.act', act: 'reject', record: { isOpen: true } },
    { type: 'record.act', act: 'delete', record: { isOpen: true } },
    { type: 'question.accept', comment: 'Too late.' },
    { type: 'question.cancel' },
    { type: 'notice.close' },
  ],
  answers: {
    changeRecord: [done('done', { message: 'Done.' }), failed('no right', new Refusal(403, 'No.')), failed('no answer', 'x')],
  },
  project: ({ value, context: { act, comment, isForbidden, notice } }) => [value, act, comment, isForbidden, notice !== null],
  laws: {
    'nothing is written any more once a right is missing': ({ value, context }) => !context.isForbidden || value !== 'working',
    'what needs a Yes is done only after one': ({ value, context }, taken) =>
      value !== 'working' || context.act === 'close' || taken.some(({ type }) => type === 'question.accept'),
  },
})
