import * as v from 'valibot'
import { createStoredValue, openStorage, type Place } from './stored-value.ts'

/** A list as somebody wants to see it again: the query of its address, from the "?" on, under a name. */
export interface SavedView {
  readonly name: string
  readonly address: string
}

/** The views of one list that a person has saved. */
export interface SavedViews {
  read(): readonly SavedView[]
  /** Keeps these in place of the others; false when the storage is full or blocked, which then has what it had before. */
  write(views: readonly SavedView[]): boolean
}

/** How many views a list may have. */
export const mostViews = 20
/** How long the name of a view may be. */
export const longestViewName = 60

const View = v.object({ name: v.string(), address: v.string() })
const longestAddress = 4000

/** A view that can be used, its name tidied; null for none. */
function viewIn(value: unknown): SavedView | null {
  if (!v.is(View, value)) return null
  const { address } = value
  const name = value.name.trim()
  const isQuery = (address === '' || address.startsWith('?')) && address.length <= longestAddress
  return name !== '' && name.length <= longestViewName && isQuery ? { name, address } : null
}

/** Whether two names would be taken for one. */
export const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The views among stored data, each name once; null when there are none. */
function viewsIn(value: unknown): readonly SavedView[] | null {
  if (!Array.isArray(value)) return null
  const views = value.map(viewIn).filter((view) => view !== null)
  const once = views.filter(({ name }, index) => views.findIndex((other) => isSameName(other.name, name)) === index)
  return once.length === 0 ? null : once.slice(0, mostViews)
}

/**
 * The views of a list of one person; they outlive the session.
 * @param owner the person's `ownerKey`
 * @param list the path of the list
 */
export function createSavedViews(find: () => Place, owner: string, list: string): SavedViews {
  const open = (onFault: () => void) =>
    createStoredValue({ storage: openStorage(find), key: `views/${owner}${list}`, parse: viewsIn, onFault })
  const read = () => open(() => {}).read() ?? []
  const keep = (views: readonly SavedView[]): boolean => {
    let isKept = true
    const value = open(() => {
      isKept = false
    })
    if (views.length === 0) value.clear()
    else value.write(views)
    return isKept
  }
  return {
    read,
    write: (views) => {
      const before = read()
      const isKept = keep(views)
      if (!isKept) keep(before)
      return isKept
    },
  }
}
