import { hideableColumns, type HideableColumn } from '#machines/blocks/list/block-row.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts as texts } from './texts.ts'

/** What each column is called, on the screen and in the file. */
export const columnLabels = (kind: Pick<BlockKindSpec, 'texts'>): Readonly<Record<HideableColumn, string>> => ({
  shortName: texts.shortName,
  code: kind.texts.codeLabel,
  from: texts.from,
  to: texts.to,
  status: texts.status,
})

/** The columns that stored names speak of, each once, in the list's order; unknown names are passed over. */
export const readColumns = (names: readonly string[]): readonly HideableColumn[] =>
  hideableColumns.filter((column) => names.includes(column))
