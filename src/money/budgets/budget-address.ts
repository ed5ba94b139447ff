import type { IdCodec } from '#src/api/id-codec.ts'

/** What a budget counts: students, or money. */
export type Measure = 'students' | 'money'

/** What a page of budgets shows; ids are plain, null for all programmes, regions, centres, and the years that the server compares by itself. */
export interface BudgetFilter {
  readonly programme: string | null
  readonly region: string | null
  readonly centre: string | null
  readonly earlier: string | null
  readonly later: string | null
  readonly measure: Measure
}

const ids = ['programme', 'region', 'centre', 'earlier', 'later'] as const

/** The filter that an address has; its ids are encrypted. */
export function readBudgetAddress(search: string, codec: Pick<IdCodec, 'decrypt'>): BudgetFilter {
  const query = new URLSearchParams(search)
  const idOf = (name: (typeof ids)[number]) => codec.decrypt(query.get(name))
  return {
    programme: idOf('programme'),
    region: idOf('region'),
    centre: idOf('centre'),
    earlier: idOf('earlier'),
    later: idOf('later'),
    measure: query.get('measure') === 'money' ? 'money' : 'students',
  }
}

/** The search of an address with a filter, from its "?" on. */
export function writeBudgetAddress(filter: BudgetFilter, codec: Pick<IdCodec, 'encrypt'>): string {
  const query = new URLSearchParams()
  for (const name of ids) {
    const value = filter[name]
    const encrypted = value === null ? null : codec.encrypt(value)
    if (encrypted !== null) query.set(name, encrypted)
  }
  if (filter.measure === 'money') query.set('measure', 'money')
  return query.size === 0 ? '' : `?${query}`
}
