import type { ImportField } from '#openapi/import-fields.ts'
import type { ImportOutcome, ImportRow } from '#openapi/generated/schema.d.ts'
import type { ColumnMatches, FileProblem, FileTable, ImportCounts, ImportFile, MendedValue } from './import-types.ts'

/** The largest file, and the most rows and columns of one. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 5000, columns: 200 } as const

/** Why a file is not even read; null for one that is. */
export function refusalOf({ name, size }: Pick<ImportFile, 'name' | 'size'>): FileProblem | null {
  if (/\.xls$/i.test(name)) return { kind: 'oldExcel' }
  if (!/\.(csv|tsv|txt|xlsx)$/i.test(name)) return { kind: 'type' }
  if (size === 0) return { kind: 'empty' }
  return size > importLimits.bytes ? { kind: 'tooLarge' } : null
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Matches each column to the field whose label, or name, is its heading; of several such columns the first one. */
export function guessMatches(columns: readonly string[], fields: readonly ImportField[]): ColumnMatches {
  const taken = new Set<string>()
  return columns.map((column) => {
    const heading = folded(column)
    const free = fields.filter(({ name }) => !taken.has(name))
    const found = free.find(({ label }) => folded(label) === heading) ?? free.find(({ name }) => folded(name) === heading)
    if (!found || heading === '') return null
    taken.add(found.name)
    return found.name
  })
}

/** Matches one column; another one that had the field is left out. */
export const matchColumn = (matches: ColumnMatches, column: number, field: string | null): ColumnMatches =>
  matches.map((match, index) => (index === column ? field : match === field ? null : match))

/** Key fields that no column is matched to: without them no row can be checked. */
export const missingKeys = (fields: readonly ImportField[], matches: ColumnMatches): readonly ImportField[] =>
  fields.filter(({ name, isKey }) => isKey && !matches.includes(name))

/** Fields without a column that a new record would need. */
export const missingForNew = (fields: readonly ImportField[], matches: ColumnMatches): readonly ImportField[] =>
  fields.filter(({ name, isKey, isRequired }) => isRequired && !isKey && !matches.includes(name))

/** The rows that can be sent, and those that cannot, because they have a formula in a column that is matched. */
export function rowsOfTable(
  { rows }: FileTable,
  matches: ColumnMatches,
  formulaText: string,
): { readonly rows: readonly ImportRow[]; readonly wrong: readonly ImportOutcome[] } {
  const sent: ImportRow[] = []
  const wrong: ImportOutcome[] = []
  for (const { line, cells, formulas = [] } of rows) {
    const problems = formulas.flatMap((column) => {
      const field = matches[column] ?? null
      return field === null ? [] : [{ field, value: cells[column] ?? '', description: formulaText }]
    })
    if (problems.length > 0) wrong.push({ line, outcome: 'wrong', problems, changes: [] })
    else {
      const pairs = matches.flatMap((field, column) => (field === null ? [] : [[field, cells[column] ?? ''] as const]))
      sent.push({ line, fields: Object.fromEntries(pairs) })
    }
  }
  return { rows: sent, wrong }
}

/** The table with another value in one cell, or in all cells of that column that had the same. It replaces formulas too. */
export function mendTable(table: FileTable, matches: ColumnMatches, { line, field, value, isForAll }: MendedValue): FileTable {
  const column = matches.indexOf(field)
  const before = table.rows.find((row) => row.line === line)?.cells[column]
  if (before === undefined) return table
  const rows = table.rows.map((row) => {
    if (row.line !== line && !(isForAll && row.cells[column] === before)) return row
    const { formulas = [] } = row
    return { ...row, cells: row.cells.with(column, value), formulas: formulas.filter((one) => one !== column) }
  })
  return { ...table, rows }
}

/** The rows of which the check said that they would change something. */
export function rowsToWrite(rows: readonly ImportRow[], checked: readonly ImportOutcome[]): readonly ImportRow[] {
  const changing = new Set(checked.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').map(({ line }) => line))
  return rows.filter(({ line }) => changing.has(line))
}

/** What became of each row of a file: those that were not written are as the check found them. */
export function finalOutcomes(checked: readonly ImportOutcome[], applied: readonly ImportOutcome[]): readonly ImportOutcome[] {
  const written = new Map(applied.map((one) => [one.line, one]))
  return checked.map((one) => written.get(one.line) ?? one)
}

/** How many of these rows have each outcome. */
export function countsOf(outcomes: readonly ImportOutcome[]): ImportCounts {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
  for (const { outcome } of outcomes) counts[outcome] += 1
  return counts
}

/** How many rows turned out wrong that the check did not find wrong: what they refer to has changed meanwhile. */
export function turnedWrong(checked: readonly ImportOutcome[], applied: readonly ImportOutcome[]): number {
  const known = new Set(checked.filter(({ outcome }) => outcome === 'wrong').map(({ line }) => line))
  return applied.filter(({ line, outcome }) => outcome === 'wrong' && !known.has(line)).length
}
