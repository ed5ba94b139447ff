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

/** What lines of one rate charge before tax, and the tax on it. */
export interface RateTotals extends LineTotals {
  readonly taxRate: number
}

/** The taxes of an invoice by their rates, the lowest first; what is not taxed has none. */
export function taxesByRate(lines: readonly InvoiceLine[]): readonly RateTotals[] {
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].filter((rate) => rate > 0).toSorted((one, other) => one - other)
  return rates.map((taxRate) => {
    const { netMinor, taxMinor } = invoiceTotals(lines.filter((line) => line.taxRate === taxRate))
    return { taxRate, netMinor, taxMinor }
  })
}

/** The net amount printed beside each line: negative on a credit note, which takes back what its lines charged. */
export const netsOnPaper = (lines: readonly InvoiceLine[], isCredit: boolean): readonly number[] =>
  lines.map((line) => (isCredit ? -1 : 1) * lineTotals(line).netMinor)

/** The totals of an invoice: the sums of what its lines show. */
export function invoiceTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  const each = lines.map(lineTotals)
  const netMinor = sumOf(each.map((line) => line.netMinor))
  const taxMinor = sumOf(each.map((line) => line.taxMinor))
  return { netMinor, taxMinor, totalMinor: netMinor + taxMinor }
}
