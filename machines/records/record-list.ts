import type { ListContext, ListEvent, ListRow } from '#machines/lists/list-types.ts'
import { createListMachine } from '#machines/lists/list.machine.ts'

/** Acts on records of a list: deleting, editing, giving another status (the text of its value), or an act of one resource alone. */
export type RecordListAct = 'delete' | 'edit' | `status:${string}` | `own:${string}`

/** A row of a list of records. */
export interface RecordListRow extends ListRow {
  readonly name: string
  /** What tells it from others of its name. */
  readonly reference?: string
  readonly status: number | string
}

export type RecordListContext = ListContext<RecordListRow, RecordListAct>
export type RecordListEvent = ListEvent<RecordListRow, RecordListAct>

/** The status that an act gives; null for one that gives none. */
export const statusOf = (act: RecordListAct): string | null => (act.startsWith('status:') ? act.slice('status:'.length) : null)

/** The list of any resource. Before records are deactivated, it looks up where they are used. */
export const recordListMachine = createListMachine<RecordListRow, RecordListAct>({
  id: 'recordList',
  mayChange: (act, { status }) => statusOf(act) !== String(status),
  isChecked: (act) => act === 'status:-1',
})

/** Which records a file shall have: these, or all that a list shows on all of its pages. */
export interface WantedRecords<Query, Row> {
  readonly query: Query
  readonly rows: readonly Row[] | null
  /** Columns of the file, in their order. */
  readonly columns: readonly string[]
}
