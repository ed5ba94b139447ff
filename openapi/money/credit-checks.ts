import type { GivenFields } from '../check-record.ts'

const minor = (given: unknown): number => Number(given ?? 0)

/** Whether credit notes have taken back all that an invoice charged. */
export const isCreditedInFull = ({ totalMinor, creditedMinor }: GivenFields): boolean =>
  minor(creditedMinor) > 0 && minor(creditedMinor) >= minor(totalMinor)

/** A line of an invoice: what it charges, tax included, and what credit notes have taken back of it. */
export interface CreditableLine {
  readonly description: string
  readonly totalMinor: number
  readonly creditedMinor: number
}

/** The most that a further credit note can take back of a line. */
export const leftOfLine = ({ totalMinor, creditedMinor }: CreditableLine): number => Math.max(0, totalMinor - creditedMinor)

/** Why the chosen lines cannot be credited, null where they can. Both the form and the server ask. */
export function creditLinesRefusal(chosen: readonly CreditableLine[]): string | null {
  const settled = chosen.find((line) => leftOfLine(line) === 0)
  return settled ? `Nothing is left to credit of “${settled.description}”.` : null
}

interface CreditedLine {
  readonly line: number
  readonly creditedMinor: number
}

/** What has been credited of a line, by its number from 1. */
export const creditedOfLine = (number: number, credited: readonly CreditedLine[]): number =>
  credited.find(({ line }) => line === number)?.creditedMinor ?? 0
