import { choiceFilter, rangeFilters, readListQuery, writeListQuery, type ListFilter } from '#src/ui/list/list-address.ts'
import type { FilterValues } from '#src/ui/records/record-filters.ts'
import { finderTexts as texts } from './texts.ts'

const isId = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? text : null)
const isCurrency = (text: string) => (/^[A-Z]{3}$/.test(text) ? text : null)
const isAmount = (text: string) => (/^\d{1,12}$/.test(text) ? text : null)

const filters: readonly ListFilter[] = [
  ...['countryId', 'institutionId', 'qualificationId', 'streamId'].map((name) => ({ name, read: isId })),
  choiceFilter('startMonth', texts.starts),
  choiceFilter('deliveryMode', ['1', '2']),
  { name: 'currency', read: isCurrency },
  ...rangeFilters('fee', isAmount),
  choiceFilter('isFavourite', ['1']),
  choiceFilter('isFitting', ['1']),
]

/** What the finder shows, as its address says it: Back, a reload and a copied link bring it back. */
export const readFinder = (search: string) => readListQuery({ columns: [], statuses: [], filters }, search)

export type FinderQuery = ReturnType<typeof readFinder>

export const writeFinder = (query: FinderQuery): string => writeListQuery(query, filters)

/** The filters that stand beside the others as switches. */
export const switches = ['isFavourite', 'isFitting'] as const

/** A switch of the finder. */
export type FinderSwitch = (typeof switches)[number]

/** The values of the panel's filters, without the switches. */
export const withoutSwitches = ({ isFavourite: _kept, isFitting: _fits, ...values }: FilterValues): FilterValues => values
