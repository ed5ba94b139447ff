import { fromCallback } from 'xstate'
import type { ListExportPorts, ListExportReport } from '#machines/lists/list-export.machine.ts'
import { readWithRetry } from '#src/api/read-with-retry.ts'
import type { StartTimer } from '#src/time/timer.ts'

/** A file has no more rows than this, and they are read in pages of the contract's largest size. */
export const exportLimits = { rows: 20_000, page: 1000 } as const

/** Which rows a file shall have: these, or all that a list shows on all of its pages. */
interface Wanted<Query, Row> {
  readonly query: Query
  readonly rows: readonly Row[] | null
}

interface ExportDeps<Query, Row, Selection> {
  list(query: Query, signal: AbortSignal): Promise<{ readonly rows: readonly Row[]; readonly total: number }>
  readonly startTimer: StartTimer
  /** Makes the file of these rows as it is wanted, and hands it to the browser. */
  save(rows: readonly Row[], wanted: Selection): Promise<void>
}

/** All rows that a list shows on its pages, up to the limit, and how many there would be without it. */
async function readAll<Query, Row extends { readonly id: string }>(
  { list, startTimer }: Pick<ExportDeps<Query, Row, unknown>, 'list' | 'startTimer'>,
  query: Query,
  signal: AbortSignal,
  onRead: (done: number, total: number) => void,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  // Rows move between the pages while others write: each one counts once.
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const read = () => list({ ...query, page, pageSize: exportLimits.page }, signal)
    const { rows: found, total } = await readWithRetry(read, { startTimer, signal })
    const before = rows.size
    for (const row of found) rows.set(row.id, row)
    if (rows.size >= exportLimits.rows) return { rows: [...rows.values()].slice(0, exportLimits.rows), total: Math.max(total, rows.size) }
    if (rows.size >= total || rows.size === before) return { rows: [...rows.values()], total: rows.size }
    onRead(rows.size, Math.min(total, exportLimits.rows))
  }
}

/** Reads the wanted rows, page by page, and saves them. When it is stopped while it reads, nothing is saved. */
export const createListExportPorts = <Query, Row extends { readonly id: string }, Selection extends Wanted<Query, Row>>(
  deps: ExportDeps<Query, Row, Selection>,
): ListExportPorts<Selection> => ({
  writeFile: fromCallback(({ input: { wanted }, sendBack }) => {
    const stopped = new AbortController()
    const report = (what: ListExportReport) => {
      if (!stopped.signal.aborted) sendBack(what)
    }
    const write = async () => {
      const { rows, total } = wanted.rows
        ? { rows: wanted.rows, total: wanted.rows.length }
        : await readAll(deps, wanted.query, stopped.signal, (done, all) => report({ type: 'rows.read', done, total: all }))
      if (stopped.signal.aborted) return
      await deps.save(rows, wanted)
      report({ type: 'file.saved', done: rows.length, total })
    }
    write().catch((problem: unknown) => report({ type: 'file.failed', problem }))
    return () => stopped.abort()
  }),
})
