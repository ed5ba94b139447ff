import type { GivenFields } from '#openapi/check-record.ts'
import { isDay } from '#openapi/date-shapes.ts'
import { dueDateRefusal, instalmentDays } from '#openapi/money/invoice-checks.ts'
import { typedAmount, type TypedRow } from '#machines/records/typed-values.ts'
import { equalInstalments } from '#machines/money/instalments.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'

/** How many days lie between two instalments. */
const interval = 30

/** When the first new instalment is due: with the present first one, if the due date of the invoice fits those; else with the invoice. */
function firstDueOf({ dueDate, instalments }: GivenFields): CivilDate | null {
  const [first] = dueDateRefusal({ dueDate, instalments }) === null ? instalmentDays(instalments) : []
  return first ?? (typeof dueDate === 'string' && isDay(dueDate) ? dueDate : null)
}

/**
 * Equal instalments of a total, the first of which takes what rounding leaves, and the due date of the invoice: that of the
 * last one. Without a first due date, neither the instalments nor the invoice get one.
 * @param given the invoice as it would be sent
 */
export function splitTotal(
  count: number,
  totalMinor: number,
  given: GivenFields,
): { readonly dueDate?: string; readonly instalments: readonly TypedRow[] } {
  const first = firstDueOf(given)
  const dayOf = (index: number) => (first === null ? '' : formatCivil(addDays(first, interval * index)))
  const instalments = equalInstalments(count, totalMinor).map((amountMinor, index) => ({
    key: index,
    fields: { dueDate: dayOf(index), amountMinor: typedAmount(amountMinor) },
  }))
  return { instalments, ...(first !== null && { dueDate: dayOf(count - 1) }) }
}
