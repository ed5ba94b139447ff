import type { BlockRow, CivilDate } from '#machines/blocks/types.ts'
import { formatCivil } from '../../time/civil-date.ts'
import { toCsv } from '../../ui/csv.ts'
import { saveFile } from '../../ui/save-file.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts as texts } from './texts.ts'

const dateCell = (date: CivilDate | null) => (date === null ? '' : formatCivil(date))

/** The rows as a CSV file: the columns of the list, dates as on the screen, what is missing empty. */
export const blockCsv = (kind: Pick<BlockKindSpec, 'texts'>, rows: readonly BlockRow[]): string =>
  toCsv(
    [texts.name, texts.shortName, kind.texts.codeLabel, texts.from, texts.to, texts.status],
    rows.map(({ name, shortName, code, from, to, status }) => [
      name,
      shortName,
      code,
      dateCell(from),
      dateCell(to),
      texts.statusOf(status),
    ]),
  )

/** Hands the rows to the browser as a file named after the kind and the day. */
export const saveBlocks = (kind: BlockKindSpec, rows: readonly BlockRow[], today: CivilDate): void =>
  saveFile(`${kind.texts.nouns.replaceAll(' ', '-')}-${today}.csv`, 'text/csv;charset=utf-8', blockCsv(kind, rows))
