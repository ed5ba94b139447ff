/** What a list shows is kept in its address, so that Back, reload and a copied link bring it back. */

export const pageSizes = [10, 25, 50] as const
/** The statuses of records that are drafts before they are active. */
export const draftStatuses = ['active', 'inactive', 'draft'] as const

/** Which records a list of drafts and published ones filters by their status. */
export type ListStatus = (typeof draftStatuses)[number] | 'all'

/** A filter of a list: one parameter of its address, whose values stand side by side with commas between them. */
export interface ListFilter<Name extends string = string> {
  readonly name: Name
  /** The value that a part of the parameter stands for; null for none. */
  read(text: string): string | null
  /** How the address spells a value; as it is unless told. */
  write?(value: string): string
}

/** The values of each filter that is on, by its name. */
export type ListFilters<Name extends string = string> = { readonly [One in Name]?: readonly string[] }

/** What a list shows: page numbers start at 1; no `sort` is the aggregator's own order; no `filters` is none of them. */
export interface ListQuery<Column extends string, Status extends string = ListStatus, Filter extends string = never> {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  readonly status: Status
  readonly sort: { readonly column: Column; readonly direction: 'asc' | 'desc' } | null
  readonly filters?: ListFilters<Filter>
}

/** What the address of a list may say. */
export interface ListShape<Column extends string, Status extends string, Filter extends string = never> {
  /** By which it can be sorted. */
  readonly columns: readonly Column[]
  /** Beside "all". */
  readonly statuses: readonly Status[]
  readonly filters?: readonly ListFilter<Filter>[]
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined => values.find((value) => value === text)

/** A filter by some of a few values. */
export const choiceFilter = <Name extends string>(name: Name, values: readonly string[]): ListFilter<Name> => ({
  name,
  read: (text) => oneOf(values, text) ?? null,
})

/** The two filters of a range: `{name}From` and `{name}To`, each with one value that `read` knows. */
export const rangeFilters = <Name extends string>(
  name: Name,
  read: (text: string) => string | null,
): readonly ListFilter<`${Name}From` | `${Name}To`>[] => [
  { name: `${name}From`, read },
  { name: `${name}To`, read },
]

// Within a value, a comma would begin another one.
const escaped = (value: string) => value.replace(/[%,]/g, encodeURIComponent)
const unescaped = (text: string) => text.replace(/%25|%2C/g, decodeURIComponent)

function readFilters<Name extends string>(filters: readonly ListFilter<Name>[], given: URLSearchParams): ListFilters<Name> {
  let found: ListFilters<Name> = {}
  for (const { name, read } of filters) {
    const values = (given.get(name) ?? '').split(',').map((text) => read(unescaped(text)))
    const unique = [...new Set(values)].filter((value) => value !== null)
    if (unique.length > 0) found = { ...found, [name]: unique }
  }
  return found
}

/** The sort of a text like `centreName:asc`; null for an empty one. */
export function sortIn(text: string): ListQuery<string>['sort'] {
  const [column = '', direction] = text.split(':')
  return column === '' ? null : { column, direction: direction === 'desc' ? 'desc' : 'asc' }
}

/** The query of an address (its part from "?" on); what is no valid value counts as not there. */
export function readListQuery<Column extends string, Status extends string, Filter extends string = never>(
  { columns, statuses, filters = [] }: ListShape<Column, Status, Filter>,
  search: string,
): ListQuery<Column, Status | 'all', Filter> {
  const given = new URLSearchParams(search)
  const [column, direction] = (given.get('sort') ?? '').split(':')
  const sorted = oneOf(columns, column ?? null)
  const page = Number(given.get('page'))
  const size = Number(given.get('size'))
  const filtered = readFilters(filters, given)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((one) => one === size) ?? 10,
    search: (given.get('search') ?? '').slice(0, 200),
    status: oneOf(statuses, given.get('status')) ?? 'all',
    sort: sorted ? { column: sorted, direction: direction === 'desc' ? 'desc' : 'asc' } : null,
    ...(Object.keys(filtered).length > 0 ? { filters: filtered } : {}),
  }
}

/** The query string of a list, with only what differs from a fresh one; empty or starting with "?". */
export function writeListQuery<Filter extends string = never>(
  { page, pageSize, search, status, sort, filters: filtered = {} }: ListQuery<string, string, Filter>,
  filters: readonly ListFilter<Filter>[] = [],
): string {
  const wanted = new URLSearchParams()
  if (search !== '') wanted.set('search', search)
  if (status !== 'all') wanted.set('status', status)
  for (const { name, write = (value: string) => value } of filters) {
    const values = filtered[name] ?? []
    if (values.length > 0) wanted.set(name, values.map((value) => escaped(write(value))).join(','))
  }
  if (sort) wanted.set('sort', `${sort.column}:${sort.direction}`)
  if (page > 1) wanted.set('page', String(page))
  if (pageSize !== 10) wanted.set('size', String(pageSize))
  const text = wanted.toString()
  return text === '' ? '' : `?${text}`
}
