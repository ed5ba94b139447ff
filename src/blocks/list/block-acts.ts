import type { BlockRow } from '#machines/blocks/list/block-row.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import { deleteAct, publishAct, type RowsAct } from '#src/ui/list/rows-act.tsx'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { listTexts } from './texts.ts'

/** What can be done with several blocks of a list. */
export function blockActs({ texts: { listTitle, deleteQuestion } }: BlockKindSpec): readonly RowsAct<BlockRow, RecordAct>[] {
  const about = (act: RecordAct, one: string) => (count: number) => (count > 1 ? listTexts.severalQuestion(act, listTitle, count) : one)
  return [publishAct(about('publish', listTexts.publishQuestion(listTitle))), deleteAct(about('delete', deleteQuestion))]
}
