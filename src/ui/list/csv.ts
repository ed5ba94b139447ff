import Papa from 'papaparse'

/**
 * What a spreadsheet would take for a formula, also behind blanks or in full-width signs, and what begins with a control
 * character that moves to another cell. Plain numbers, negative ones too, are none.
 */
const formula = /^(?![+-](?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$)(?:[\t\r\n]|[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@＝＋－＠])/iu

/**
 * The text of a CSV file as spreadsheets open it: UTF-8 with its mark, lines ended by CR LF, cells quoted where they need
 * it, and an apostrophe before what would be a formula.
 */
export const toCsv = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${Papa.unparse(
    [head, ...rows].map((cells) => [...cells]),
    { escapeFormulae: formula, newline: '\r\n' },
  )}\r\n`

/** A cell as it was before `toCsv` put an apostrophe before what would be a formula. */
export const unescapedCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell)
