import Papa from 'papaparse'
import { csvFormula } from '#openapi/csv-formula.ts'

/**
 * The text of a CSV file as spreadsheets open it: UTF-8 with its mark, lines ended by CR LF, cells quoted where they need
 * it, and an apostrophe before what would be a formula.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse(
    [head, ...rows].map((cells) => [...cells]),
    { escapeFormulae: csvFormula, newline: '\r\n' },
  )}\r\n`

/** A cell as it was before `toCsv` put an apostrophe before what would be a formula. */
export const unescapedCell = (cell: string): string => (cell.startsWith("'") && csvFormula.test(cell.slice(1)) ? cell.slice(1) : cell)
