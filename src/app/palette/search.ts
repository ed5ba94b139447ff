import { matchSorter, type MatchSorterOptions } from 'match-sorter'

const { CONTAINS } = matchSorter.rankings

/** What a search is made over: its name counts most, then the words around it. */
interface Findable {
  readonly label: string
  readonly trail: readonly string[]
}

const options: Pick<MatchSorterOptions<Findable>, 'keys' | 'baseSort'> = {
  keys: ['label', { key: ({ label, trail }) => [...trail, label].join(' '), threshold: CONTAINS, maxRanking: CONTAINS }],
  // Of two that fit as well, the one of which more was typed.
  baseSort: (one, other) => one.item.label.length - other.item.label.length || one.index - other.index,
}

/** What every word of a search fits, the best fit first; letters may be left out of a name. Everything, for no words. */
export const searchIn = <Item extends Findable>(items: readonly Item[], search: string): readonly Item[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .toReversed()
    .reduce<readonly Item[]>((left, word) => matchSorter<Item>(left, word, options), items)
