import type { CivilDate } from '#machines/time/civil.ts'
import { hideableColumns, type BlockRow, type HideableColumn } from '#machines/blocks/list/block-row.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { toCsv } from '#src/ui/list/csv.ts'
import { saveFile } from '#src/ui/kit/save-file.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { columnLabels } from './columns.ts'
import { listTexts as texts } from './texts.ts'

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
  return toCsv(
    [texts.name, ...shown.map((column) => labels[column])],
    rows.map((row) => [row.name, ...shown.map((column) => cells[column](row))]),
  )
}

/** Hands the rows to the browser as a file named after the kind and the day. */
export const saveBlocks = (kind: BlockKindSpec, rows: readonly BlockRow[], hidden: readonly HideableColumn[], today: CivilDate): void =>
  saveFile(`${kind.texts.nouns.replaceAll(' ', '-')}-${today}.csv`, 'text/csv;charset=utf-8', blockCsv(kind, rows, hidden))
