/** A quotient of whole numbers; halves are rounded away from nothing, so that a credit takes back what was charged. */
function rounded(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const whole = Number((size * 2n + denominator) / (denominator * 2n))
  return numerator < 0n ? -whole : whole
}

const rateUnits = 1_000_000

/** An amount in pounds, by how much of its currency is planned for one. */
export const inPounds = (minor: number, rate: number): number =>
  rounded(BigInt(minor) * BigInt(rateUnits), BigInt(Math.round(rate * rateUnits)))

/** Divides a whole amount by weights into whole shares that make it again; the remainder goes to the first. */
export function sharesOf(minor: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => (sum === 0 ? 0 : Number((BigInt(minor) * BigInt(weight)) / BigInt(sum))))
  const rest = minor - shares.reduce((total, share) => total + share, 0)
  return shares.map((share, index) => (index === 0 ? share + rest : share))
}

/** What a year comes to if it goes on as the last one did: so far, divided by last year's share at the same time. */
export const forecastOf = (soFar: number, lastSoFar: number, lastWhole: number): number | undefined =>
  lastSoFar <= 0 ? undefined : rounded(BigInt(soFar) * BigInt(lastWhole), BigInt(lastSoFar))

/** Half the width, in standard deviations, of the interval that holds four of five outcomes of a normal distribution. */
const fourOfFive = 1.2816

/**
 * The bounds between which the year ends in four of five cases, if `expected` is its mean and things come in one by one. The last
 * argument says how many have come in so far, this year and last year. The lower bound is never below what has come in.
 */
export function rangeOf(expected: number, soFar: number, [now, before]: readonly [number, number]) {
  const open = expected === 0 ? 0 : Math.max(0, 1 - soFar / expected)
  const spread = now === 0 || before === 0 ? 0 : fourOfFive * Math.sqrt(open * (1 / now + 1 / before))
  return {
    expected,
    low: Math.max(Math.min(soFar, expected), Math.round(expected * (1 - spread))),
    high: Math.round(expected * (1 + spread)),
  }
}
