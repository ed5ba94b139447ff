import { createListExportMachine } from '#machines/lists/list-export.machine.ts'
import type { ListContext, ListEvent, ListMessage } from '#machines/lists/list-types.ts'
import { createListMachine } from '#machines/lists/list.machine.ts'
import { mayChange, type RecordAct } from '#machines/lists/record-acts.ts'
import type { BlockListQuery, BlockRow, HideableColumn } from './block-row.ts'

export type BlockListContext = ListContext<BlockRow, RecordAct>
export type BlockListEvent = ListEvent<BlockRow, RecordAct>
export type BlockListMessage = ListMessage<BlockRow>

/** The list of blocks of one kind. Publishing there skips the summary, so open points are shown first. */
export const blockListMachine = createListMachine<BlockRow, RecordAct>({
  id: 'blockList',
  mayChange,
  isChecked: (act) => act === 'publish',
})

/** The blocks of a file: these, or all that a list shows on all of its pages. */
export interface WantedBlocks {
  readonly query: BlockListQuery
  readonly rows: readonly BlockRow[] | null
  /** Columns that the file leaves out. */
  readonly hidden: readonly HideableColumn[]
}

/** The export of a list of blocks. */
export const blockExportMachine = createListExportMachine<WantedBlocks>()
