import { matchSorter, type KeyOption } from 'match-sorter'

const { CONTAINS } = matchSorter.rankings

/** What a search is made over: its name counts most, then the words around it. */
export interface Findable {
  readonly label: string
  readonly trail: readonly string[]
}

const keys: readonly KeyOption<Findable>[] = [
  'label',
  { key: ({ label, trail }) => [...trail, label].join(' '), threshold: CONTAINS, maxRanking: CONTAINS },
]

/** What every word of a search fits, the best fit first; letters may be left out of a name. Everything, for no words. */
export const searchIn = <Item extends Findable>(items: readonly Item[], search: string): readonly Item[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .toReversed()
    .reduce<readonly Item[]>((left, word) => matchSorter([...left], word, { keys }), items)
