import { isCreditedInFull } from '#openapi/money/credit-checks.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { moneyTexts as texts } from './texts.ts'

/** Where the payment of an invoice stands; of one that was credited in full, and of a credit note, that. */
export function InvoiceStatus({ record }: { readonly record: StoredRecord }) {
  if (record.fields['creditOf'] !== undefined) return <Badge tone="neutral">{texts.creditNote}</Badge>
  if (isCreditedInFull(record.fields)) return <Badge tone="neutral">{texts.credited}</Badge>
  return <RecordStatus rules={invoice} status={record.status} />
}
