/** What a list shows is kept in its address, so that Back, reload and a copied link bring it back. */

export const pageSizes = [10, 25, 50] as const
const statuses = ['all', 'active', 'inactive', 'draft'] as const

/** Which records a list filters by their status. */
export type ListStatus = (typeof statuses)[number]

/** What a list shows: page numbers start at 1; no `sort` is the aggregator's own order. */
export interface ListQuery<Column extends string> {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  readonly status: ListStatus
  readonly sort: { readonly column: Column; readonly direction: 'asc' | 'desc' } | null
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined => values.find((value) => value === text)

/** The query of an address (its part from "?" on) for a list with these columns; what is no valid value counts as not there. */
export function readListQuery<Column extends string>(columns: readonly Column[], search: string): ListQuery<Column> {
  const given = new URLSearchParams(search)
  const [column, direction] = (given.get('sort') ?? '').split(':')
  const sorted = oneOf(columns, column ?? null)
  const page = Number(given.get('page'))
  const size = Number(given.get('size'))
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((one) => one === size) ?? 10,
    search: (given.get('search') ?? '').slice(0, 200),
    status: oneOf(statuses, given.get('status')) ?? 'all',
    sort: sorted ? { column: sorted, direction: direction === 'desc' ? 'desc' : 'asc' } : null,
  }
}

/** The query string of a list, with only what differs from a fresh one; empty or starting with "?". */
export function writeListQuery<Column extends string>({ page, pageSize, search, status, sort }: ListQuery<Column>): string {
  const wanted = new URLSearchParams()
  if (search !== '') wanted.set('search', search)
  if (status !== 'all') wanted.set('status', status)
  if (sort) wanted.set('sort', `${sort.column}:${sort.direction}`)
  if (page > 1) wanted.set('page', String(page))
  if (pageSize !== 10) wanted.set('size', String(pageSize))
  const text = wanted.toString()
  return text === '' ? '' : `?${text}`
}
