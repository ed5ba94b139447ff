import { formatValue, readXlsx as readWorkbook, type Cell } from 'hucre'
import type { FileProblem, FileRow, FileTable } from '#machines/records/import-types.ts'
import { tableOf } from './table-of.ts'

const pad = (value: number) => String(value).padStart(2, '0')

/** A day as the portal writes it, a time of day, or both: sheets show them in formats of many countries. */
function instantText(at: Date): string {
  const time = `${pad(at.getUTCHours())}:${pad(at.getUTCMinutes())}`
  // A sheet stores a time without a day on a day before 1900.
  if (at.getUTCFullYear() < 1900) return time
  const day = `${pad(at.getUTCDate())}/${pad(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
  return time === '00:00' ? day : `${day} ${time}`
}

/** A number as its sheet shows it, without currency and groups, which fields do not take. */
function numberText(value: number, format: string): string {
  const shown = formatValue(value, format).replaceAll(/[\s,\p{Sc}]/gu, '')
  return /^-?\d+(\.\d+)?%?$/.test(shown) ? shown : String(value)
}

function textOf(value: unknown, format: string): string {
  if (value instanceof Date) return instantText(value)
  if (typeof value === 'number') return numberText(value, format)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' ? value : ''
}

/** A formula whose result the file lacks, or that failed. */
const isUnsolved = ({ type, formula, value }: Cell): boolean =>
  type === 'error' || (formula !== undefined && (value === null || /^#\S/.test(String(value))))

/** Reads the first sheet of an XLSX file: its texts and days as they are shown, formulas by their results. */
export async function readXlsx(bytes: ArrayBuffer, mostRows: number): Promise<FileTable | FileProblem> {
  const { sheets } = await readWorkbook(bytes, { sheets: [0], readStyles: true })
  const [sheet] = sheets
  if (!sheet) return { kind: 'empty' }
  const width = Math.max(0, ...sheet.rows.map((row) => row.length))
  return tableOf(
    sheet.rows.map((row, index): FileRow => {
      const columns = Array.from({ length: width }, (_, column) => column)
      const cellAt = (column: number) => sheet.cells?.get(`${index},${column}`)
      const cells = columns.map((column) => textOf(row[column], cellAt(column)?.style?.numFmt ?? 'General'))
      const formulas = columns.filter((column) => {
        const cell = cellAt(column)
        return cell !== undefined && isUnsolved(cell)
      })
      return formulas.length === 0 ? { line: index + 1, cells } : { line: index + 1, cells, formulas }
    }),
    mostRows,
  )
}
