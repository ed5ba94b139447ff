import { nextInstalment } from '#machines/money/instalments.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

const amountsIn = (instalments: unknown): readonly number[] =>
  (Array.isArray(instalments) ? instalments : []).map((row: Readonly<Record<string, unknown>>) => Number(row['amountMinor'] ?? 0))

/** What of an invoice is to be paid next, and all that is open of it, in minor units. */
export function openAmounts({ totalMinor, balanceMinor, instalments }: StoredRecord['fields']) {
  const balance = Number(balanceMinor ?? 0)
  return { balance, next: nextInstalment(amountsIn(instalments), { totalMinor: Number(totalMinor ?? 0), balanceMinor: balance }) }
}
