import { uncreditedOf } from '#machines/money/open-balance.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** Whether something of an issued invoice is left to credit. */
export const isLineCreditable = (record: Pick<StoredRecord, 'fields'>): boolean =>
  record.fields['issueDate'] !== undefined && record.fields['creditOf'] === undefined && leftToCredit(record) > 0

const leftToCredit = ({ fields: { totalMinor, creditedMinor } }: Pick<StoredRecord, 'fields'>): number =>
  uncreditedOf({ totalMinor: Number(totalMinor ?? 0), creditedMinor: Number(creditedMinor ?? 0), paidMinor: 0 })
