import { isCreditedInFull } from '#openapi/money/credit-checks.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** Whether something of an issued invoice is left to credit. */
export const isLineCreditable = (record: Pick<StoredRecord, 'fields'>): boolean =>
  record.fields['issueDate'] !== undefined && record.fields['creditOf'] === undefined && !isCreditedInFull(record.fields)
