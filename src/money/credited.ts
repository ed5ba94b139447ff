import { isCreditedInFull } from '#machines/money/open-balance.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'

/** Whether a record of an invoice has been credited in full. */
export const isCredited = ({ fields }: Pick<StoredRecord, 'fields'>): boolean =>
  isCreditedInFull({ totalMinor: Number(fields['totalMinor'] ?? 0), creditedMinor: Number(fields['creditedMinor'] ?? 0) })
