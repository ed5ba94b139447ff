import type { BlockListQuery } from '#machines/blocks/list/block-row.ts'
import { draftStatuses, readListQuery } from '#src/ui/list/list-address.ts'

const columns = ['name', 'shortName', 'code', 'from', 'to', 'status'] as const

/** The query of a block list's address; invalid values are ignored. */
export const readListAddress = (search: string): BlockListQuery => readListQuery({ columns, statuses: draftStatuses }, search)
