import { moneyText } from '#src/resources/fields/money-text.ts'
import type { UnbilledRequest } from './unbilled-service.ts'

export const keyOf = ({ resource, id }: Pick<UnbilledRequest, 'resource' | 'id'>): string => `${resource} ${id}`

/** Only what has a price can be billed. */
export const isBillable = ({ totalMinor }: UnbilledRequest): boolean => totalMinor !== undefined

/** The most lines that one invoice has. */
const mostLines = 100

/** How many drafts the chosen requests make: one for each partner, more where a partner has more lines than fit into one. */
export function draftsOf(chosen: readonly UnbilledRequest[]): number {
  const counts = new Map<number, number>()
  for (const { partnerId } of chosen) counts.set(partnerId, (counts.get(partnerId) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum + Math.ceil(count / mostLines), 0)
}

/** What the chosen requests come to, each currency by itself. */
export function sumsText(chosen: readonly UnbilledRequest[]): string {
  const sums = new Map<string, number>()
  for (const { currency, totalMinor = 0 } of chosen) sums.set(currency, (sums.get(currency) ?? 0) + totalMinor)
  return [...sums].map(([currency, minor]) => moneyText(minor, currency)).join(' + ')
}
