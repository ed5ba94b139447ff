import { csvFormula } from '#openapi/csv-formula.ts'

/** A cell as a spreadsheet takes it for a text, never for a formula. */
const quoted = (text: string): string => `"${(csvFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The text of a CSV file: UTF-8 with its mark, every cell quoted. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
