import { importMachine } from '#machines/records/import.machine.ts'
import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import { chosenFile, importInput, outcomeOf, table } from '#tests/machines/records/import-start.ts'
import { chartEntry } from '../chart-entry.ts'
import { done, failed, waiting } from '../ports.ts'

const outcomes = (...words: readonly ImportOutcome['outcome'][]) => words.map((word, index) => outcomeOf(index + 2, word))

export const recordImport = chartEntry({
  id: 'import',
  title: 'Import of a file',
  area: 'records',
  file: 'records/import.machine.ts',
  machine: importMachine.provide({ actors: { readFile: waiting(), checkRows: waiting(), applyRows: waiting() } }),
  inputs: { 'any resource': importInput, 'one that keeps wrong rows': { ...importInput, keepsWrong: true } },
  events: [
    { type: 'file.choose', file: chosenFile('centres.csv') },
    { type: 'file.choose', file: chosenFile('centres.pdf') },
    { type: 'file.remove' },
    { type: 'column.match', column: 1, field: 'code' },
    { type: 'column.match', column: 1, field: null },
    { type: 'columns.edit' },
    { type: 'rows.check' },
    { type: 'value.mend', line: 2, field: 'centreName', value: 'Accra', isForAll: true },
    { type: 'value.mend', line: 3, field: 'city', value: 'Lagos', isForAll: false },
    { type: 'rows.import' },
  ],
  answers: {
    readFile: [done('a table', table), done('a file that was cut', { kind: 'unclosed', line: 3 }), failed('no reader', 'x')],
    checkRows: [
      done('three rows to write', outcomes('new', 'changed', 'new')),
      done('nothing to write', outcomes('unchanged', 'wrong', 'unchanged')),
      failed('no answer', 'x'),
    ],
    applyRows: [done('written', outcomes('new', 'changed')), failed('no answer', 'x')],
  },
  project: ({ value, context: { matches, checked, sent, problem, failure } }) => [value, matches, checked, sent, problem, failure],
  laws: {
    'what failed is not sent again before it is checked again': ({ value, context }) => value !== 'applying' || context.failure === null,
    'rows are written only after a check said what becomes of them': ({ value, context }) =>
      value !== 'applying' ||
      context.checked.some(
        ({ outcome }) => outcome === 'new' || outcome === 'changed' || (outcome === 'wrong' && context.input.keepsWrong === true),
      ),
    'no field is matched twice': ({ context }) => {
      const fields = context.matches.filter((field) => field !== null)
      return new Set(fields).size === fields.length
    },
    'there is a table from matching on': ({ value, context }) => value === 'picking' || value === 'reading' || context.table !== null,
  },
})
