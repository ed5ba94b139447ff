import type { BlockRecord, BlockStatus } from '../block.ts'

/** One row of a block list. */
export interface BlockRow extends Pick<BlockRecord, 'id' | 'name' | 'shortName' | 'code' | 'from' | 'to'> {
  /** Null for a status that the portal does not know. */
  readonly status: BlockStatus | null
}

/** What a block list shows: page numbers start at 1; `status` 'all' is the wire's id 0. */
export interface BlockListQuery {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  readonly status: 'all' | 'active' | 'inactive' | 'draft'
  readonly sort: { readonly column: 'name' | 'shortName' | 'code' | 'from' | 'to' | 'status'; readonly direction: 'asc' | 'desc' } | null
}

/** Columns of a list that a person may hide; the name is always there. */
export const hideableColumns = ['shortName', 'code', 'from', 'to', 'status'] as const

export type HideableColumn = (typeof hideableColumns)[number]

export interface BlockPage {
  readonly rows: readonly BlockRow[]
  readonly total: number
}
