import type { FieldsOf } from '../engine/service.ts'

type Line = FieldsOf<'Invoice'>['lines'][number]

/** A quotient of non-negative whole numbers; halves are rounded up. */
const rounded = (numerator: bigint, denominator: bigint): number => Number((numerator + denominator / 2n) / denominator)

const inHundredths = (value: number) => BigInt(Math.round(value * 100))

/** What a line charges before tax, rounded once. */
export const netOf = ({ quantity, unitMinor, discount = 0 }: Pick<Line, 'quantity' | 'unitMinor' | 'discount'>): number =>
  rounded(BigInt(unitMinor) * inHundredths(quantity) * inHundredths(100 - discount), 1_000_000n)

/** Net, tax and total of some lines; tax is rounded line by line. */
export function totalsOf(lines: readonly Line[]) {
  let [netMinor, taxMinor] = [0, 0]
  for (const line of lines) {
    const net = netOf(line)
    netMinor += net
    taxMinor += rounded(BigInt(net) * BigInt(line.taxRate), 100n)
  }
  return { netMinor, taxMinor, totalMinor: netMinor + taxMinor }
}

/** What lines of each rate charge before tax, and the tax on it, the lowest rate first; what is not taxed is left out. */
export function taxesOf(lines: readonly Line[]) {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].filter((rate) => rate > 0).toSorted((one, other) => one - other)
  return rates.map((taxRate) => ({ taxRate, ...totalsOf(lines.filter((line) => line.taxRate === taxRate)) }))
}

const dayMs = 86_400_000

/** How many days a day comes after another one; below nothing for one before it. */
export const daysAfter = (from: string, day: string): number => (Date.parse(day) - Date.parse(from)) / dayMs

export const dayText = (day: string): string => day.split('-').toReversed().join('/')
