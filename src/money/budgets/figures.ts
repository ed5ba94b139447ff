import { moneyText } from '#src/resources/fields/money-text.ts'
import type { Measure } from './budget-address.ts'

const whole = new Intl.NumberFormat('en-GB')
const short = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', notation: 'compact', maximumFractionDigits: 1 })

/** A figure in full: "1,204" students or "£1,250.00". */
export const figureText = (measure: Measure, figure: number): string =>
  measure === 'students' ? whole.format(figure) : moneyText(figure, 'GBP')

/** A figure of an axis: "£400K". */
export const axisText = (measure: Measure, figure: number): string =>
  measure === 'students' ? whole.format(figure) : short.format(figure / 100)

/** How much one figure is above or below another one: "+12", "−£4.00". */
export function differenceText(measure: Measure, figure: number, from: number): string {
  const difference = figure - from
  if (difference === 0) return figureText(measure, 0)
  return `${difference > 0 ? '+' : '−'}${figureText(measure, Math.abs(difference))}`
}

/** A figure as a spreadsheet reads it. */
export const cellOf = (measure: Measure, figure: number): number => (measure === 'students' ? figure : figure / 100)
