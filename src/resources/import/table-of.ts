import { importLimits } from '#machines/records/import-rules.ts'
import type { FileProblem, FileRow, FileTable } from '#machines/records/import-types.ts'

const isBlank = ({ cells }: FileRow) => cells.every((cell) => cell.trim() === '')

const lengthOf = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1

/** The table of all rows of a file: the first one that is not blank has the headings; other blank ones are left out. */
export function tableOf(lines: readonly FileRow[], mostRows: number): FileTable | FileProblem {
  const [head, ...rows] = lines.filter((row) => !isBlank(row))
  if (!head) return { kind: 'empty' }
  const columns = head.cells.slice(0, lengthOf(head.cells)).map((cell) => cell.trim())
  if (columns.length > importLimits.columns) return { kind: 'tooManyColumns', count: columns.length }
  if (rows.length === 0) return { kind: 'rowless' }
  if (rows.length > mostRows) return { kind: 'tooManyRows', count: rows.length, most: mostRows }
  const uneven = rows.find(({ cells }) => cells.length < columns.length || lengthOf(cells) > columns.length)
  if (uneven) return { kind: 'uneven', line: uneven.line, cells: lengthOf(uneven.cells), columns: columns.length }
  return { kind: 'table', columns, rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, columns.length) })) }
}
