import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import { daysOverdue } from '#machines/money/open-balance.ts'
import { useServices } from '#src/api/services.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { Overdue } from '../DueDate.tsx'

const isOpen = ({ status }: StoredRecord) => isOpenStatus(status)

/** Whether a request has not been sent yet. */
export const isDraft = ({ status }: StoredRecord): boolean => status === 'Draft'

/** When a request is due, and for how many days it has been overdue. */
function RequestDue({ value, record }: { readonly value: string; readonly record: StoredRecord }) {
  const { clock } = useServices()
  return <Overdue date={value} days={isOpen(record) ? daysOverdue(value, 1, clock.today()) : 0} />
}

export const requestCells = { dueDate: RequestDue }
