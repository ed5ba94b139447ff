import { atRow } from '#src/ui/list/use-scroll-restoration.ts'
import { pathIn } from './record-page.ts'

/** What the history entry of a record's page knows of the list that it was opened from: the query of its address. */
export interface Origin {
  readonly list: string
}

/** The origin of pages opened from a list, whose address is read as one is opened: the same object for all its addresses. */
export const originAt = (addressNow: () => string): Origin => ({
  get list() {
    return addressNow()
  },
})

/** The origin of the current page, handed on to the next page of a record. Read it on leaving, while the entry is the page's own. */
export function currentOrigin(): Origin {
  const { list } = Object(window.history.state)
  return { list: typeof list === 'string' && /^(\?|$)/.test(list) ? list : '' }
}

/** The address of a list with the query that a history entry has kept; the list's own address where it has none. */
const addressAt = (list: string, query: string): string => (query === '' ? list : `${pathIn(list)}${query}`)

/** The way back to a list as it was left, at the record's row: an address, and the state of its entry. */
export const returnToList = (list: string, id: string | null): [address: string, options: { readonly state: object | null }] => [
  addressAt(list, currentOrigin().list),
  { state: id === null ? null : atRow(id) },
]
