/** Where the year of the tile that was chosen last is kept, for this tab. */
export const selectedYearKey = 'selectedYear'

/** The year of the dashboard's tile through which a person went. */
interface SelectedYear {
  /** Keeps the id of a year; does nothing for a tile without one. */
  keep(yearId: string | null): void
  clear(): void
}

/** Keeps the chosen year in a storage; one that is blocked or full holds nothing. */
export function createSelectedYear(storage: () => Pick<Storage, 'setItem' | 'removeItem'>): SelectedYear {
  const attempt = (work: (storage: Pick<Storage, 'setItem' | 'removeItem'>) => void) => {
    try {
      work(storage())
    } catch {
      // The pages that follow ask for the year themselves.
    }
  }
  return {
    keep: (yearId) => {
      if (yearId !== null) attempt((tab) => tab.setItem(selectedYearKey, yearId))
    },
    clear: () => attempt((tab) => tab.removeItem(selectedYearKey)),
  }
}
