import { percentOf, sumOf, timesLess } from './amounts.ts'

/** What a line of an invoice charges. */
export interface InvoiceLine {
  readonly quantity: number
  readonly unitMinor: number
  /** In per cent. */
  readonly discount: number
  readonly taxRate: number
}

export interface LineTotals {
  readonly netMinor: number
  readonly taxMinor: number
}

export interface InvoiceTotals extends LineTotals {
  readonly totalMinor: number
}

/** Net and tax of a line, each rounded by itself. */
export function lineTotals({ quantity, unitMinor, discount, taxRate }: InvoiceLine): LineTotals {
  const netMinor = timesLess(unitMinor, quantity, discount)
  return { netMinor, taxMinor: percentOf(netMinor, taxRate) }
}

/** What stands beside each line on paper: a credit note takes back what its lines charged. */
export const netsOnPaper = (lines: readonly InvoiceLine[], isCredit: boolean): readonly number[] =>
  lines.map((line) => (isCredit ? -1 : 1) * lineTotals(line).netMinor)

/** The totals of an invoice: the sums of what its lines show. */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const each = lines.map(lineTotals)
  const netMinor = sumOf(each.map((line) => line.netMinor))
  const taxMinor = sumOf(each.map((line) => line.taxMinor))
  return { netMinor, taxMinor, totalMinor: netMinor + taxMinor }
}
