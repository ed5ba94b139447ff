import { useState } from 'react'

/** Which rows are folded. While the rows are narrowed, as by a search, none is. */
export function useFolded(isNarrowed: boolean) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  return {
    isOpen: (row: string): boolean => isNarrowed || !folded.has(row),
    onFold: (row: string, isFolded: boolean) =>
      setFolded((before) => new Set(isFolded ? [...before, row] : [...before].filter((one) => one !== row))),
  }
}
