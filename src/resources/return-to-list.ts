import { currentOrigin } from '#src/ui/list/list-origin.ts'
import { atRow } from '#src/ui/list/use-scroll-restoration.ts'
import { pathIn } from './record-page.ts'

/** The address of a list with the query that a history entry has kept; the list's own address where it has none. */
const addressAt = (list: string, query: string): string => (query === '' ? list : `${pathIn(list)}${query}`)

/** The way back to a list as it was left, at the record's row: an address, and the state of its entry. */
export const returnToList = (list: string, id: string | null): [address: string, options: { readonly state: object | null }] => [
  addressAt(list, currentOrigin().list),
  { state: id === null ? null : atRow(id) },
]
