import type { BlockId } from '#machines/blocks/block.ts'
import { fetchJustAsked } from '#src/api/first-query.ts'
import type { RowNote } from '#src/ui/list/list-question.tsx'
import type { BlockStepDeps } from '../block-actors.ts'
import { blockSummaryQuery } from '../queries.ts'
import { deletionLines, deletionTexts } from '../summary/deletion-texts.ts'
import { forEachBlock } from './for-each-block.ts'

/** What is deleted together with each block; a block that holds nothing has no note. */
export async function readDeletionNotes(
  { service, kind, queryClient }: Pick<BlockStepDeps, 'service' | 'kind' | 'queryClient'>,
  ids: readonly BlockId[],
  signal: AbortSignal,
): Promise<readonly RowNote[]> {
  const notes = await forEachBlock(ids, signal, async (id) => {
    try {
      const lines = deletionLines(await fetchJustAsked(queryClient, blockSummaryQuery(service, kind.id, id)))
      return lines.map((text) => ({ id, text, isWarning: true }))
    } catch {
      return [{ id, text: deletionTexts.unread, isWarning: true }]
    }
  })
  return notes.flat()
}
