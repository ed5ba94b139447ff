import { recordGridMachine } from '#machines/records/record-grid.machine.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import { gridInput, type } from '#tests/machines/records/record-grid-start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

export const recordGrid = chartEntry({
  id: 'record-grid',
  title: 'Records as cells of a grid',
  area: 'records',
  file: 'records/record-grid.machine.ts',
  machine: recordGridMachine.provide({ actors: { saveRow: waiting() } }),
  inputs: { 'any rows': gridInput },
  events: [
    type(3001, 1, '71'),
    type(3001, 4, '171'),
    { type: 'row.save', rowId: 3001 },
    type(3002, 1, '55'),
    { type: 'row.save', rowId: 3002 },
    { type: 'row.reset', rowId: 3001 },
    { type: 'failure.close' },
  ],
  answers: {
    saveRow: [
      done('stored', { saved: [1, 4], refused: [] }),
      done('stored in part', { saved: [1], refused: [{ columnId: 4, text: 'Enter a value from 0 to 100.' }] }),
      failed('not sent', new Refusal(500, 'The server is busy.')),
    ],
  },
  project: ({ value, context: { edits, errors, saving, waiting: next, failure } }) => [value, edits, errors, saving, next, failure],
  laws: {
    'a row is on its way while one is saved': ({ value, context }) => (value === 'saving') === (context.saving !== null),
    'a row waits only while it has something to save': ({ context }) =>
      context.waiting.every((rowId) => context.edits[rowId] !== undefined),
    'what is on its way has no failure': ({ value, context }) => value !== 'saving' || context.failure === null,
  },
})
