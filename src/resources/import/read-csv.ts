import Papa from 'papaparse'
import type { FileProblem, FileRow, FileTable } from '#machines/records/import-types.ts'
import { unescapedCell } from '#src/ui/list/csv.ts'
import { tableOf } from './table-of.ts'

const separators = [',', ';', '\t']

function textOf(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 can pass as UTF-8, but is full of zeros.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const cellsOfHeading = (text: string, delimiter: string) => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0

/** The separator that divides the headings most: they rarely have one in their words. */
function separatorOf(text: string): string {
  const fromHeading = text.replace(/^[\s,;]*[\r\n]/, '')
  const counts = separators.map((one) => cellsOfHeading(fromHeading, one))
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

const columnsWith = (cells: readonly string[], has: (cell: string) => boolean) =>
  cells.flatMap((cell, column) => (has(cell) ? [column] : []))

function rowOf(cells: readonly string[], line: number): FileRow {
  const formulas = columnsWith(cells, (cell) => cell.trimStart().startsWith('='))
  const values = cells.map(unescapedCell)
  return formulas.length === 0 ? { line, cells: values } : { line, cells: values, formulas }
}

/** Reads a CSV file: UTF-8, with or without its mark; cells separated by commas, semicolons or tabs. */
export function readCsv(bytes: ArrayBuffer, mostRows: number): FileTable | FileProblem {
  const text = textOf(bytes)
  if (text === null) return { kind: 'encoding' }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) })
  const unclosed = errors.find(({ type }) => type === 'Quotes')
  if (unclosed) return { kind: 'unclosed', line: (unclosed.row ?? 0) + 1 }
  return tableOf(
    data.map((cells, index) => rowOf(cells, index + 1)),
    mostRows,
  )
}
