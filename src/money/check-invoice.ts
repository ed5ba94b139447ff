import { recordTexts, type GivenFields } from '#openapi/check-record.ts'
import { dueDateRefusal, mostTotalMinor } from '#openapi/money/invoice-checks.ts'
import { earlyErrors } from '#openapi/money/payment-checks.ts'
import { sumOf } from '#machines/money/amounts.ts'
import { invoiceTotals, type InvoiceLine } from '#machines/money/invoice-lines.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** The lines of a form whose amounts can be calculated already. */
export const readableLines = (lines: unknown): readonly InvoiceLine[] =>
  (Array.isArray(lines) ? lines : []).flatMap(({ quantity, unitMinor, discount = 0, taxRate }: GivenFields) =>
    isAmount(quantity) && isAmount(unitMinor) && isAmount(discount) && isAmount(taxRate)
      ? [{ quantity, unitMinor, discount, taxRate }]
      : [],
  )

const amountsOf = (instalments: unknown): readonly unknown[] =>
  (Array.isArray(instalments) ? instalments : []).map(({ amountMinor }: GivenFields) => amountMinor)

/** Rules of an invoice over several fields, and by the day on which it is written. */
export const createInvoiceCheck =
  (partner: 'centreId' | 'institutionId', today: () => string) =>
  ({ centreId, institutionId, studentId, dueDate, lines, instalments, currency }: GivenFields): ReadonlyMap<string, string> => {
    const errors = new Map<string, string>(earlyErrors({ dueDate, instalments }, today()))
    const given = [centreId, institutionId, studentId].filter((id) => id !== undefined).length
    if (given === 0) errors.set(partner, recordTexts.required('Bill to'))
    if (given > 1) errors.set(partner, 'Bill one partner only.')
    const { totalMinor } = invoiceTotals(readableLines(lines))
    if (totalMinor > mostTotalMinor) errors.set('lines', `An invoice may come to ${moneyText(mostTotalMinor, currency)} at most.`)
    const dueError = dueDateRefusal({ dueDate, instalments })
    if (dueError !== null && !errors.has('dueDate')) errors.set('dueDate', dueError)
    const amounts = amountsOf(instalments)
    if (amounts.length > 0 && amounts.every(isAmount)) {
      const sum = sumOf(amounts)
      if (sum !== totalMinor)
        errors.set('instalments', `Instalments make ${moneyText(sum, currency)}, not ${moneyText(totalMinor, currency)}.`)
    }
    return errors
  }
