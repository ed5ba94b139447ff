import type { StoredRecord } from '#src/resources/record-types.ts'
import { isCredited } from '../credited.ts'

/** Whether a payment of an invoice can be confirmed: what was credited in full is never seen on a bank statement. */
export const isConfirmable = (record: Pick<StoredRecord, 'fields'>): boolean =>
  Number(record.fields['paidMinor'] ?? 0) > 0 && !isCredited(record)

/** Whether something of an issued invoice is left to credit. */
export const isLineCreditable = (record: Pick<StoredRecord, 'fields'>): boolean =>
  record.fields['issueDate'] !== undefined && record.fields['creditOf'] === undefined && !isCredited(record)
