import type { StoredRecord } from '#src/resources/record-types.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { isCredited } from './credited.ts'
import { PaymentBadge } from './PaymentBadge.tsx'
import { moneyTexts as texts } from './texts.ts'

/** Where the payment of an invoice stands; of one that was credited in full, and of a credit note, that. */
export function InvoiceStatus({ record }: { readonly record: StoredRecord }) {
  if (record.fields['creditOf'] !== undefined) return <Badge tone="neutral">{texts.creditNote}</Badge>
  if (isCredited(record)) return <Badge tone="neutral">{texts.credited}</Badge>
  return <PaymentBadge status={String(record.status)} />
}
