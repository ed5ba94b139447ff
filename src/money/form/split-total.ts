import { typedAmount, type TypedRow } from '#machines/records/typed-values.ts'
import { equalInstalments } from '#machines/money/instalments.ts'
import type { CivilDate } from '#machines/time/civil.ts'
import { addDays } from '#machines/time/days.ts'
import { formatCivil } from '#src/time/civil-date.ts'

/** How many days lie between two instalments. */
const interval = 30

/** The rows of so many equal instalments; the first is due when the invoice is, and takes what rounding leaves. */
export const splitTotal = (count: number, totalMinor: number, firstDue: CivilDate | null): readonly TypedRow[] =>
  equalInstalments(count, totalMinor).map((amountMinor, index) => ({
    key: index,
    fields: {
      dueDate: firstDue === null ? '' : formatCivil(addDays(firstDue, interval * index)),
      amountMinor: typedAmount(amountMinor),
    },
  }))
