/** Amounts are whole minor units of one currency. */

/** An amount and the currency that it is in. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

const hundredths = (value: number): bigint => BigInt(Math.round(value * 100))

/** A quotient as a whole number: a half goes away from zero, so that a credit takes back exactly what was charged. */
function halfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = Number((size * 2n + denominator) / (denominator * 2n))
  return numerator < 0n ? -rounded || 0 : rounded
}

/** So many per cent of an amount, at most two decimals, to the minor unit. */
export const percentOf = (minor: number, percent: number): number => halfUp(BigInt(minor) * hundredths(percent), 10_000n)

/** An amount times a quantity of at most two decimals, less a discount in per cent. The product is rounded once. */
export const timesLess = (minor: number, quantity: number, discount: number): number =>
  halfUp(BigInt(minor) * hundredths(quantity) * (10_000n - hundredths(discount)), 1_000_000n)

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

/** The sum of each currency, in the order in which they come. Currencies are never added to each other. */
export function sumsByCurrency(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, number>()
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  return [...sums].map(([currency, minor]) => ({ minor, currency }))
}
