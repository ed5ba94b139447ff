/** The pages that a person has been to in this visit, the last one first; held in memory only. */
export interface RecentPages {
  /** Notes a canonical path. */
  note(path: string): void
  read(): readonly string[]
}

const most = 12

/** Remembers the last twelve pages, each once. */
export function createRecentPages(): RecentPages {
  let pages: readonly string[] = []
  return {
    note: (path) => {
      pages = [path, ...pages.filter((one) => one !== path)].slice(0, most)
    },
    read: () => pages,
  }
}
