import { useSearch } from 'wouter'

/** What `read` makes of the search of the address: the same thing while the address is the same, so that nothing is rendered again for it. */
export function useFromSearch<Query>(read: (search: string) => Query): Query {
  const search = useSearch()
  return read(search)
}
