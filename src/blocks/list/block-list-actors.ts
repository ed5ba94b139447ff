import type { QueryClient } from '@tanstack/react-query'
import { fromCallback, fromPromise } from 'xstate'
import type { WantedBlocks } from '#machines/blocks/list/block-list.machine.ts'
import type { BlockId } from '#machines/blocks/block.ts'
import type { BlockListQuery, BlockRow, HideableColumn } from '#machines/blocks/list/block-row.ts'
import type { ListExportPorts, ListExportReport } from '#machines/lists/list-export.machine.ts'
import type { CheckedListPorts, RowCheck } from '#machines/lists/list-types.ts'
import type { RecordAct } from '#machines/lists/record-acts.ts'
import { readWithRetry } from '#src/api/read-with-retry.ts'
import type { StartTimer } from '#src/time/timer.ts'
import type { BlockKindSpec } from '../kinds/kind.ts'
import { forgetBlock } from '../queries.ts'
import type { BlockService } from '../service.ts'

interface ListDeps {
  readonly service: Pick<BlockService, 'publish' | 'remove'>
  readonly kind: BlockKindSpec
  readonly queryClient: QueryClient
  /** What is open about each of these blocks; nobody waits for it once the signal has come. */
  check(ids: readonly BlockId[], signal: AbortSignal): Promise<readonly RowCheck[]>
}

/** Publishes and deletes blocks one by one; a mapping that keeps a block is its kind's warning. */
export const createListPorts = ({ service, kind, queryClient, check }: ListDeps): CheckedListPorts<RecordAct> => ({
  checkRows: fromPromise(({ input: { ids }, signal }) => check(ids, signal)),
  changeRow: fromPromise(async ({ input: { act, id } }) => {
    try {
      if (act === 'publish') return await service.publish([id])
      const { isBlocked, message } = await service.remove([id])
      return isBlocked ? { message, warning: kind.texts.mappingWarning } : { message }
    } finally {
      // The list is read again once, when every row has its outcome.
      await forgetBlock(queryClient, kind.id, id, 'none')
    }
  }),
})

/** A file has no more rows than this, and they are read in pages of the contract's largest size. */
export const exportLimits = { rows: 20_000, page: 1000 } as const

/** All rows that a list shows on its pages, up to the limit, and how many there would be without it. */
async function readAll(
  { service, startTimer }: Pick<ExportDeps, 'service' | 'startTimer'>,
  query: BlockListQuery,
  signal: AbortSignal,
  onRead: (done: number, total: number) => void,
): Promise<{ readonly rows: readonly BlockRow[]; readonly total: number }> {
  // Rows move between the pages while others write: each one counts once.
  const rows = new Map<BlockId, BlockRow>()
  for (let page = 1; ; page += 1) {
    const read = () => service.list({ ...query, page, pageSize: exportLimits.page }, signal)
    const { rows: found, total } = await readWithRetry(read, { startTimer, signal })
    const before = rows.size
    for (const row of found) rows.set(row.id, row)
    if (rows.size >= exportLimits.rows) return { rows: [...rows.values()].slice(0, exportLimits.rows), total: Math.max(total, rows.size) }
    if (rows.size >= total || rows.size === before) return { rows: [...rows.values()], total: rows.size }
    onRead(rows.size, Math.min(total, exportLimits.rows))
  }
}

interface ExportDeps {
  readonly service: Pick<BlockService, 'list'>
  readonly startTimer: StartTimer
  /** Makes the file of these rows, without some columns, and hands it to the browser. */
  save(rows: readonly BlockRow[], hidden: readonly HideableColumn[]): Promise<void>
}

/** Reads the wanted rows, page by page, and saves them; dropped when it is stopped. */
export const createExportPorts = ({ service, startTimer, save }: ExportDeps): ListExportPorts<WantedBlocks> => ({
  writeFile: fromCallback(({ input: { wanted }, sendBack }) => {
    const stopped = new AbortController()
    const report = (what: ListExportReport) => {
      if (!stopped.signal.aborted) sendBack(what)
    }
    const write = async () => {
      const { rows, total } = wanted.rows
        ? { rows: wanted.rows, total: wanted.rows.length }
        : await readAll({ service, startTimer }, wanted.query, stopped.signal, (done, all) =>
            report({ type: 'rows.read', done, total: all }),
          )
      if (stopped.signal.aborted) return
      await save(rows, wanted.hidden)
      report({ type: 'file.saved', done: rows.length, total })
    }
    write().catch((problem: unknown) => report({ type: 'file.failed', problem }))
    return () => stopped.abort()
  }),
})
