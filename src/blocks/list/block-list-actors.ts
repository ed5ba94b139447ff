import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { WantedBlocks } from '#machines/blocks/list/block-list.machine.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockListQuery, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import type { ListExportPorts } from '#machines/lists/list-export.machine.ts'
import type { CheckedListPorts, RowCheck } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import { createListExportPorts } from '#src/resources/list-export.ts'
import type { StartTimer } from '#src/time/timer.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { forgetBlock } from '../queries.ts'
import type { BlockService } from '../service.ts'

interface ListDeps {
  readonly service: Pick<BlockService, 'publish' | 'remove'>
  readonly kind: BlockKindSpec
  readonly queryClient: QueryClient
  /** The open points of each of these blocks; `signal` aborts it. */
  check(ids: readonly BlockId[], signal: AbortSignal): Promise<readonly RowCheck[]>
  /** Told why a block was not deleted. */
  onKept(id: BlockId, problem: unknown): void
}

/** Publishes and deletes blocks one by one. A block that a mapping keeps from being deleted comes with its kind's warning. */
export const createListPorts = ({ service, kind, queryClient, check, onKept }: ListDeps): CheckedListPorts<RecordAct> => ({
  checkRows: fromPromise(({ input: { ids }, signal }) => check(ids, signal)),
  changeRow: fromPromise(async ({ input: { act, id } }) => {
    try {
      if (act === 'publish') return await service.publish([id])
      const { isBlocked, message } = await service.remove([id])
      return isBlocked ? { message, warning: kind.texts.mappingWarning } : { message }
    } catch (problem) {
      if (act === 'delete') onKept(id, problem)
      throw problem
    } finally {
      // The list is read again once, when every row has its outcome.
      await forgetBlock(queryClient, kind.id, id, 'none')
    }
  }),
})

interface ExportDeps {
  readonly service: Pick<BlockService, 'list'>
  readonly startTimer: StartTimer
  /** Makes the file of these rows, without some columns, and hands it to the browser. */
  save(rows: readonly BlockRow[], hidden: readonly HideableColumn[]): Promise<void>
}

/** Reads the wanted blocks, page by page, and saves them. */
export const createExportPorts = ({ service, startTimer, save }: ExportDeps): ListExportPorts<WantedBlocks> =>
  createListExportPorts<BlockListQuery, BlockRow, WantedBlocks>({
    list: service.list,
    startTimer,
    save: (rows, { hidden }) => save(rows, hidden),
  })
