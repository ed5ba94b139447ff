import { css } from 'styled-system/css'
import { daysOverdue } from '#machines/money/open-balance.ts'
import { useServices } from '#src/api/services.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { moneyTexts as texts } from './texts.ts'

/** A due date, and for how many days it has been over. */
export const Overdue = ({ date, days }: { readonly date: string; readonly days: number }) => (
  <>
    {formatCivil(date)}
    {days > 0 && <span className={css({ display: 'block', color: 'danger.text', textStyle: 'caption' })}>{texts.overdue(days)}</span>}
  </>
)

const isIssued = ({ fields }: StoredRecord) => fields['issueDate'] !== undefined

/** When an invoice is due, and for how many days it has been overdue. */
export function DueDate({ value = '', record }: { readonly value: string | undefined; readonly record: StoredRecord }) {
  const { clock } = useServices()
  const days = isIssued(record) ? daysOverdue(value, Number(record.fields['balanceMinor'] ?? 0), clock.today()) : 0
  return <Overdue date={value} days={days} />
}
