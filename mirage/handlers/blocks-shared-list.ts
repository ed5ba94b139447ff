import type { StatusCounts } from '#openapi/generated/schema.d.ts'
import type { QueryOf } from '../contract.ts'
import type { Status } from '../models.ts'
import { refuse } from './blocks-shared-refusal.ts'

/** The query of every list. `statusId`: 0 all, 1 active, 2 draft, -1 inactive; `sortParam`: "column:direction" or empty. */
export type ListQuery = QueryOf<'listExamBlocks'> | QueryOf<'listModuleRules'>

const statuses = { 1: 1, 2: 2, [-1]: 0 } as const

/** The sort value of a row; null comes last in either direction. */
export type SortValue = string | number | null

export interface ListSpec<R, Column extends string> {
  /** The texts that a search looks into. */
  searched(record: R): readonly string[]
  readonly columns: Readonly<Record<Column, (record: R) => SortValue>>
}

const { compare: compareNames } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const statusNames = { 0: 'Inactive', 1: 'Active', 2: 'Draft' } as const

/** A status as shown on screen, by which a list sorts it. */
export const statusName = (status: Status): string => statusNames[status]

const compareValues = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))

function sorted<R extends { readonly id: number }>(records: readonly R[], valueOf: (record: R) => SortValue, direction: 1 | -1): R[] {
  const rows = records.map((record) => ({ record, value: valueOf(record) }))
  rows.sort((a, b) => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null) || b.record.id - a.record.id
    return compareValues(a.value, b.value) * direction || b.record.id - a.record.id
  })
  return rows.map(({ record }) => record)
}

function order<R extends { readonly id: number }, Column extends string>(
  records: readonly R[],
  sortParam: string,
  columns: Readonly<Record<Column, (record: R) => SortValue>>,
): R[] {
  if (sortParam === '') return records.toReversed()
  const [column, direction, ...rest] = sortParam.split(':')
  const known = new Map<string, (record: R) => SortValue>(Object.entries(columns))
  const valueOf = known.get(column ?? '')
  if (!valueOf || rest.length > 0 || (direction !== 'asc' && direction !== 'desc'))
    return refuse(`The list cannot be sorted by "${sortParam}".`)
  return sorted(records, valueOf, direction === 'asc' ? 1 : -1)
}

function countStatuses(records: readonly { readonly status: Status }[]): StatusCounts {
  const counts = { 0: 0, 1: 0, 2: 0 }
  for (const { status } of records) counts[status] += 1
  return { all: records.length, active: counts[1], inactive: counts[0], draft: counts[2] }
}

/**
 * One page of some records, which come in the order of creation: searched, counted per status, filtered, sorted (newest first
 * where nothing else is asked).
 */
export function pageOf<R extends { readonly id: number; readonly status: Status }, Column extends string>(
  records: readonly R[],
  query: ListQuery,
  spec: ListSpec<R, Column>,
): { readonly page: R[]; readonly totalCount: number; readonly statusCounts: StatusCounts } {
  // The defaults of the contract, which are there before a handler is called.
  const { pageNo = 1, pageSize = 10, searchText = '', statusId = 0, sortParam = '' } = query
  const needle = searchText.trim().toLowerCase()
  const found =
    needle === '' ? records : records.filter((record) => spec.searched(record).some((text) => text.toLowerCase().includes(needle)))
  const matching = statusId === 0 ? found : found.filter(({ status }) => status === statuses[statusId])
  const from = (pageNo - 1) * pageSize
  return {
    page: order(matching, sortParam, spec.columns).slice(from, from + pageSize),
    totalCount: matching.length,
    statusCounts: countStatuses(found),
  }
}
