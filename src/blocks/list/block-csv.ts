import type { CivilDate } from '#machines/time/civil.ts'
import { hideableColumns, type BlockRow, type HideableColumn } from '#machines/blocks/list/block-row.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { saveFile } from '#src/ui/kit/save-file.ts'
import { csvName, recordCsv } from '#src/ui/records/record-csv.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { columnLabels } from './columns.ts'
import { fieldTexts as texts } from '../texts.ts'

const dateCell = (date: CivilDate | null) => (date === null ? '' : formatCivil(date))

const cells: Readonly<Record<HideableColumn, (row: BlockRow) => string>> = {
  shortName: ({ shortName }) => shortName,
  code: ({ code }) => code,
  from: ({ from }) => dateCell(from),
  to: ({ to }) => dateCell(to),
  status: ({ status }) => texts.statusOf(status),
}

/** The rows as a CSV file: the columns that the list shows, dates as on the screen, what is missing empty. */
export function blockCsv(kind: Pick<BlockKindSpec, 'texts'>, rows: readonly BlockRow[], hidden: readonly HideableColumn[]): string {
  const labels = columnLabels(kind)
  const shown = hideableColumns.filter((column) => !hidden.includes(column))
  const columns = shown.map((column) => ({ label: labels[column], text: cells[column] }))
  return recordCsv([{ label: texts.name, text: ({ name }) => name }, ...columns], rows)
}

/** Hands the rows to the browser as a file named after the kind and the day. */
export const saveBlocks = (kind: BlockKindSpec, rows: readonly BlockRow[], hidden: readonly HideableColumn[], today: CivilDate): void =>
  saveFile(csvName(kind.texts.nouns, today), 'text/csv;charset=utf-8', blockCsv(kind, rows, hidden))
