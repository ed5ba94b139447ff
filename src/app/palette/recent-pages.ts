/** The pages that a person has visited, newest first; kept in memory only. */
export interface RecentPages {
  /** Notes a canonical path. */
  note(path: string): void
  /** The same list until something changes. */
  read(): readonly string[]
  subscribe(listener: () => void): () => void
}

const most = 12

/** Remembers the last twelve pages, each once. */
export function createRecentPages(): RecentPages {
  const listeners = new Set<() => void>()
  let pages: readonly string[] = []
  return {
    note: (path) => {
      if (pages[0] === path) return
      pages = [path, ...pages.filter((one) => one !== path)].slice(0, most)
      for (const listener of listeners) listener()
    },
    read: () => pages,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
