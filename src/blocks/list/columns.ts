import { hideableColumns, type HideableColumn } from '#machines/blocks/list/block-row.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { fieldTexts as texts } from '../texts.ts'

/** What each column is called, on the screen and in the file. */
export const columnLabels = (kind: Pick<BlockKindSpec, 'texts'>): Readonly<Record<HideableColumn, string>> => ({
  shortName: texts.shortName,
  code: kind.texts.codeLabel,
  from: texts.from,
  to: texts.to,
  status: texts.status,
})

/** The columns that a person may hide, with their labels. */
export const columnChoices = (kind: Pick<BlockKindSpec, 'texts'>) => hideableColumns.map((id) => ({ id, label: columnLabels(kind)[id] }))

/** The columns of stored names, each once, in the list's order; unknown names are ignored. */
export const readColumns = (names: readonly string[]): readonly HideableColumn[] =>
  hideableColumns.filter((column) => names.includes(column))
