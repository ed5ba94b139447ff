import type { GivenFields } from '#openapi/check-record.ts'
import { invoiceTotals } from '#machines/money/invoice-lines.ts'
import { instalmentsBy } from '#machines/money/instalments.ts'
import { rowsOf, typedAmount, type TypedFields, type TypedRow } from '#machines/records/typed-values.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays } from '#machines/time/days.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { readableLines } from '../check-invoice.ts'

interface PlannedShare {
  readonly share: number
  readonly dueAfterDays: number
}

const planOf = ({ instalmentPlan }: StoredRecord['fields']): readonly PlannedShare[] => (instalmentPlan as PlannedShare[] | undefined) ?? []

/** The share of a sponsor keeps its own tax. */
const isOfLetter = ({ uslId }: Readonly<Record<string, unknown>>): boolean => uslId !== undefined && uslId !== null

/**
 * What an invoice takes over from a master: its tax on each line, and its instalments of the total, counted from `today`, with
 * the last of which it is due; null while the lines come to less than the instalments need.
 * @param given the invoice as it would be sent
 */
export function termsOfMaster(
  { fields }: Pick<StoredRecord, 'fields'>,
  typed: TypedFields,
  given: GivenFields,
  today: CivilDate,
): { readonly lines: readonly TypedRow[]; readonly instalments: readonly TypedRow[]; readonly dueDate?: string } | null {
  const taxRate = Number(fields['taxRate'])
  const taxed = (Array.isArray(given['lines']) ? given['lines'] : []).map((line: GivenFields) =>
    isOfLetter(line) ? line : { ...line, taxRate },
  )
  const { totalMinor } = invoiceTotals(readableLines(taxed))
  const plan = planOf(fields)
  if (totalMinor < Math.max(plan.length, 1)) return null
  const amounts = instalmentsBy(
    plan.map(({ share }) => share),
    totalMinor,
  )
  const lastDay = Math.max(...plan.map(({ dueAfterDays }) => dueAfterDays))
  return {
    ...(plan.length > 0 && { dueDate: formatCivil(addDays(today, lastDay)) }),
    lines: rowsOf(typed['lines']).map((row) => (isOfLetter(row.fields) ? row : { ...row, fields: { ...row.fields, taxRate } })),
    instalments: plan.map(({ dueAfterDays }, key) => ({
      key,
      fields: { dueDate: formatCivil(addDays(today, dueAfterDays)), amountMinor: typedAmount(amounts[key] ?? 0) },
    })),
  }
}
