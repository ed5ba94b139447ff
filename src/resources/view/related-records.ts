import type { ResourceName } from '#openapi/generated/resources.ts'
import type { ResourceRules } from '#openapi/resource-rules.ts'
import type { RecordQuery } from '../record-page.ts'
import type { RecordCells } from '../list/record-columns.tsx'
import type { CellsOf } from '../list/RecordList.tsx'
import type { StoredRecord } from '../record-types.ts'
import type { ColumnOf, FilterOf, ReferenceOf, RulesOf } from '../resource-types.ts'

/** The records of another resource that refer to the one of a page, as they are listed there. */
export interface RelatedRecords {
  readonly rules: ResourceRules
  /** What these records are called on the page, where it is not the resource's own name. */
  readonly nouns: string
  /** The field that refers to the record of the page. */
  readonly by: string
  /** The first one names the records and leads to them. */
  readonly columns: readonly string[]
  readonly cells: RecordCells
  /** Whether the record of the page takes a further one; by default it does. */
  readonly mayAdd?: (record: StoredRecord) => boolean
}

/** Which records of another resource refer to that of a page by a field, and the columns that are shown of them. */
export const relatedTo = <N extends ResourceName>(
  rules: RulesOf<N>,
  by: FilterOf<N> & ReferenceOf<N>,
  columns: readonly ColumnOf<N>[],
  cells: CellsOf<N> = {},
): RelatedRecords => ({
  rules,
  nouns: rules.nouns,
  by,
  columns,
  // Each cell takes the value of its own column.
  cells: cells as RecordCells,
})

/** As many as are shown at once. */
export const relatedPageSize = 10

/** The part of the list of another resource that refers to a record. */
export const relatedRecordsOf = (
  id: string,
  { by }: Pick<RelatedRecords, 'by'>,
  wanted: Pick<RecordQuery, 'page' | 'sort'> = { page: 1, sort: null },
): RecordQuery => ({ ...wanted, pageSize: relatedPageSize, search: '', status: 'all', filters: { [by]: [id] } })
