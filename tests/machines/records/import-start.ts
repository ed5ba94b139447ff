import type { ImportOutcome } from '#openapi/generated/schema.d.ts'
import type { ImportField } from '#openapi/import-fields.ts'
import type { FileTable, ImportFile, ImportInput } from '#machines/records/import-types.ts'
import { failure } from './start.ts'

/** A file whose contents are not read. */
export const chosenFile = (name: string, size = 100): ImportFile => ({
  name,
  size,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
})

const field = (name: string, label: string, marks: Partial<ImportField> = {}): ImportField => ({
  name,
  label,
  isKey: false,
  isRequired: false,
  ...marks,
})

export const fields: readonly ImportField[] = [
  field('code', 'Code', { isKey: true, isRequired: true }),
  field('centreName', 'Name', { isRequired: true }),
  field('city', 'City'),
]

/** Two rows are written by one call. */
export const importInput: ImportInput = { fields, portion: 2, texts: { failure, formula: 'No formulas.' } }

/** Three rows with a code, a name and something that is no field. */
export const table: FileTable = {
  kind: 'table',
  columns: ['Code', 'Name', 'Remark'],
  rows: [
    { line: 2, cells: ['ACC', 'Accra', 'x'] },
    { line: 3, cells: ['LOS', 'Lagos', 'y'] },
    { line: 4, cells: ['NBO', 'Nairobi', ''] },
  ],
}

/** What became of a row, without its problems and changes. */
export const outcomeOf = (line: number, outcome: ImportOutcome['outcome']): ImportOutcome => ({ line, outcome, problems: [], changes: [] })
