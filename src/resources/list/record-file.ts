import type { ResourceRules } from '#openapi/resource-rules.ts'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { csvName, recordCsv } from '#src/ui/records/record-csv.ts'
import { columnLabel, columnText } from '../fields/field-text.ts'
import type { StoredRecord } from '../record-types.ts'

/** Records as the text of a CSV file: the columns that the list shows, as on the screen, what is missing empty. */
export const fileOf = (rules: ResourceRules, rows: readonly StoredRecord[], columns: readonly string[]): string =>
  recordCsv(
    columns.map((column) => ({ label: columnLabel(rules, column), text: (row: StoredRecord) => columnText(rules, column, row) })),
    rows,
  )

/** Hands records to the browser as a file named after the resource and the day. */
export const saveRecords = (rules: ResourceRules, rows: readonly StoredRecord[], columns: readonly string[], today: string): void =>
  saveFile(csvName(rules.nouns.toLowerCase(), today), 'text/csv;charset=utf-8', fileOf(rules, rows, columns))
