import { centre } from '#openapi/generated/resources/masters/centre.ts'
import { importFields } from '#openapi/import-fields.ts'
import { guessMatches } from '#machines/records/import-rules.ts'
import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import type { FileTable, ImportContext, ImportFile } from '#machines/records/import-types.ts'

const columns = ['Name', 'Code', 'country', 'City', 'Contract until', 'agent ref']

const given: readonly (readonly string[])[] = [
  ['Baobab College Accra', 'GH-ACC-001', 'Ghana', 'Accra', '31/08/2028', 'A-1182'],
  ['Колледж Астана', 'KZ-AST-004', 'Kazakhstan', 'Астана', '31/08/2027', ''],
  ['上海预科中心', 'CN-SHA-02', 'China', '上海', '31/04/2028', 'A-1183'],
  ['Nairobi Pathway Centre', 'KE-NBO-005', 'Kenya', 'Nairobi', '', 'A-1190'],
  ['', 'NG-LOS-014', 'Atlantis', 'Lagos', '31/08/2027', ''],
  [
    'A centre whose name takes all of the one hundred characters that a name may have, to the last one.',
    'NG-LOS-015',
    'Nigeria',
    'Lagos',
    '',
    '',
  ],
]

export const file: ImportFile = { name: 'centres_may_2027.csv', size: 421_900, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }

export const table: FileTable = { kind: 'table', columns, rows: given.map((cells, index) => ({ line: index + 2, cells })) }

const outcome = (line: number, word: ImportOutcome['outcome'], parts: Partial<ImportOutcome> = {}): ImportOutcome => ({
  line,
  outcome: word,
  problems: [],
  changes: [],
  ...parts,
})

export const checked: readonly ImportOutcome[] = [
  outcome(2, 'unchanged'),
  outcome(3, 'changed', {
    changes: [
      { field: 'City', before: 'Алматы', after: 'Астана' },
      { field: 'Contract until', before: '', after: '31/08/2027' },
    ],
  }),
  outcome(4, 'wrong', { problems: [{ field: 'contractEnd', value: '31/04/2028', description: 'Invalid Date' }] }),
  outcome(5, 'new'),
  outcome(6, 'wrong', {
    problems: [
      { field: 'centreName', value: '', description: 'Name should not be blank!' },
      { field: 'countryId', value: 'Atlantis', description: 'No active Country has this name or code.', suggestion: 'Austria' },
    ],
  }),
  outcome(7, 'new'),
]

const fields = importFields(centre)

/** An import that has got as far as its columns are matched. */
export const contextOf = (parts: Partial<ImportContext> = {}): ImportContext => ({
  input: { fields, portion: 500, texts: { failure: () => ({ code: 0, message: '' }), formula: 'No formulas.' } },
  file,
  problem: null,
  table,
  matches: guessMatches(columns, fields),
  checked: [],
  sent: 0,
  applied: [],
  failure: null,
  mayBeWritten: false,
  ...parts,
})

/** As many rows as a file may have. */
export const longTable: FileTable = {
  ...table,
  rows: Array.from({ length: 5000 }, (_, index) => ({ line: index + 2, cells: given[index % given.length] ?? [] })),
}

export const longChecked: readonly ImportOutcome[] = longTable.rows.map(({ line }, index) => {
  const one = checked[index % 6 === 2 && index > 400 ? 0 : index % 6]
  return one ? { ...one, line } : outcome(line, 'new')
})
