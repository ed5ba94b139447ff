import { confirmRefusal, isCreditedInFull } from '#openapi/money/credit-checks.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** Whether a payment of an invoice can be confirmed: what was credited in full is never seen on a bank statement. */
export const isConfirmable = (record: Pick<StoredRecord, 'fields'>): boolean => confirmRefusal(record.fields) === null

/** Whether something of an issued invoice is left to credit. */
export const isLineCreditable = (record: Pick<StoredRecord, 'fields'>): boolean =>
  record.fields['issueDate'] !== undefined && record.fields['creditOf'] === undefined && !isCreditedInFull(record.fields)
