import { sumOf } from './amounts.ts'

/**
 * Parts of an amount by their shares in per cent, which make 100: each rounded down, the first one takes the remainder. Shares that
 * differ by 0.01 at most, as thirds of 100 do, are equal parts.
 */
export function instalmentsBy(shares: readonly number[], totalMinor: number): readonly number[] {
  const hundredths = shares.map((share) => Math.round(share * 100))
  if (Math.max(...hundredths) - Math.min(...hundredths) <= 1) return equalInstalments(shares.length, totalMinor)
  const parts = hundredths.map((share) => Number((BigInt(totalMinor) * BigInt(share)) / 10_000n))
  return withRemainder(parts, totalMinor)
}

/** So many equal parts of an amount; the first one takes the remainder. */
export const equalInstalments = (count: number, totalMinor: number): readonly number[] =>
  withRemainder(
    Array.from({ length: count }, () => Math.trunc(totalMinor / count)),
    totalMinor,
  )

const withRemainder = (parts: readonly number[], totalMinor: number): readonly number[] =>
  parts.map((part, index) => (index === 0 ? totalMinor - sumOf(parts.slice(1)) : part))

/** What is to be paid next of an open invoice: the rest of the first instalment that is not paid, else the whole balance. */
export function nextInstalment(
  instalmentsMinor: readonly number[],
  { totalMinor, balanceMinor }: { totalMinor: number; balanceMinor: number },
): number {
  let settled = totalMinor - balanceMinor
  for (const amount of instalmentsMinor) {
    if (settled < amount) return Math.min(amount - settled, balanceMinor)
    settled -= amount
  }
  return balanceMinor
}
