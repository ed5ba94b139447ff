import type { GivenFields } from '../check-record.ts'

const minor = (given: unknown): number => Number(given ?? 0)

/** Whether credit notes have taken back all that an invoice charged. */
export const isCreditedInFull = ({ totalMinor, creditedMinor }: GivenFields): boolean =>
  minor(creditedMinor) > 0 && minor(creditedMinor) >= minor(totalMinor)

/** Why the payment of an invoice cannot be confirmed, null where it can: a credit is never seen on a bank statement. Both sides ask. */
export function confirmRefusal(fields: GivenFields): string | null {
  if (minor(fields['paidMinor']) <= 0) return 'Nothing was paid: there is nothing to confirm.'
  return isCreditedInFull(fields) ? 'The invoice has been credited in full: there is nothing to confirm.' : null
}
