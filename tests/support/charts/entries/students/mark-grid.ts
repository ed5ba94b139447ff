import { markGridMachine } from '#machines/students/mark-grid.machine.ts'
import { Refusal } from '#tests/machines/records/start.ts'
import { gridInput, type } from '#tests/machines/students/mark-grid-start.ts'
import { chartEntry } from '../../chart-entry.ts'
import { done, failed, waiting } from '../../ports.ts'

export const markGrid = chartEntry({
  id: 'mark-grid',
  title: 'Marks of students by module',
  area: 'students',
  file: 'students/mark-grid.machine.ts',
  machine: markGridMachine.provide({ actors: { saveRow: waiting() } }),
  inputs: { 'any centre': gridInput },
  events: [
    type(3001, 1, '71'),
    type(3001, 4, '171'),
    { type: 'row.save', studentId: 3001 },
    { type: 'row.reset', studentId: 3001 },
    { type: 'failure.close' },
  ],
  answers: {
    saveRow: [
      done('stored', { saved: [1, 4], refused: [] }),
      done('stored in part', { saved: [1], refused: [{ moduleId: 4, text: 'Enter a value from 0 to 100.' }] }),
      failed('not sent', new Refusal(500, 'The server is busy.')),
    ],
  },
  project: ({ value, context: { edits, errors, saving, failure } }) => [value, edits, errors, saving, failure],
  laws: {
    'a row is on its way while one is saved': ({ value, context }) => (value === 'saving') === (context.saving !== null),
    'what is on its way has no failure': ({ value, context }) => value !== 'saving' || context.failure === null,
  },
})
