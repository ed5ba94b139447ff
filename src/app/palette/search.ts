import { matchSorter, type MatchSorterOptions } from 'match-sorter'

const { CONTAINS } = matchSorter.rankings

/** An item to search: its name counts most, then the words around it. */
interface Findable {
  readonly label: string
  readonly trail: readonly string[]
}

const options: Pick<MatchSorterOptions<Findable>, 'keys' | 'baseSort'> = {
  keys: ['label', { key: ({ label, trail }) => [...trail, label].join(' '), threshold: CONTAINS, maxRanking: CONTAINS }],
  // Of two equal matches, the one of which a larger part was typed comes first.
  baseSort: (one, other) => one.item.label.length - other.item.label.length || one.index - other.index,
}

/** The items that match every word, best match first; all items for an empty search. Letters of a name may be left out. */
export const searchIn = <Item extends Findable>(items: readonly Item[], search: string): readonly Item[] => {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const typed = words.join(' ').toLowerCase()
  const isNamed = ({ label }: Item) => (label.toLowerCase().includes(typed) ? 0 : 1)
  return (
    words
      .toReversed()
      .reduce<readonly Item[]>((left, word) => matchSorter<Item>(left, word, options), items)
      // A name that has the search as it was typed comes before those of which the trail has a part.
      .toSorted((one, other) => isNamed(one) - isNamed(other))
  )
}

/** Whether an item has every word of a search as it was typed, no letter left out. */
export const hasWords = ({ label, trail }: Findable, search: string): boolean => {
  const text = [...trail, label].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
