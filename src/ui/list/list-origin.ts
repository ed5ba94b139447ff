/** What the history entry of a record's page knows of the list that it was opened from: the query of its address. */
interface Origin {
  readonly list: string
}

/** The origin of pages opened from a list, whose address is read as one is opened: the same object for all its addresses. */
export const originAt = (addressNow: () => string): Origin => ({
  get list() {
    return addressNow()
  },
})

/** The origin that the state of a history entry holds; an empty query where it holds none. */
export function originIn(state: unknown): Origin {
  const { list } = Object(state)
  return { list: typeof list === 'string' && /^(\?|$)/.test(list) ? list : '' }
}

/** The origin of the current page, handed on to the next page of a record. Read it on leaving, while the entry is the page's own. */
export const currentOrigin = (): Origin => originIn(window.history.state)
