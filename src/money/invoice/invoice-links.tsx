import { CreditCard, ListMinus, Send } from 'lucide-react'
import type { IdCodec } from '#src/api/id-codec.ts'
import { withQuery, type RecordPage } from '#src/resources/record-page.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import type { RecordLink } from '#src/resources/view/record-actions.tsx'
import { payAddress } from '../paying/addresses.ts'
import { isLineCreditable } from './creditable.ts'
import { moneyTexts as texts } from '../texts.ts'

const isOpen = ({ fields }: Pick<StoredRecord, 'fields'>) =>
  fields['issueDate'] !== undefined && fields['creditOf'] === undefined && Number(fields['balanceMinor'] ?? 0) > 0

/** The links of an invoice: for the centre that owes it to pay, for others to request payment, and to credit its lines. */
export function linksOfInvoice(
  record: Pick<StoredRecord, 'id' | 'fields'>,
  page: Pick<RecordPage, 'contactType' | 'createTo' | 'can' | 'paths' | 'pathId'>,
  codec: IdCodec,
): RecordLink[] {
  const credit =
    isLineCreditable(record) && page.can('Modify') && page.can('Publish')
      ? [
          {
            label: texts.creditLines,
            href: withQuery(page.paths.view(page.pathId ?? ''), '?tab=credit-notes'),
            icon: <ListMinus size={16} aria-hidden />,
          },
        ]
      : []
  return [...linksToPay(record, page, codec), ...credit]
}

function linksToPay(
  record: Pick<StoredRecord, 'id' | 'fields'>,
  page: Pick<RecordPage, 'contactType' | 'createTo'>,
  codec: IdCodec,
): RecordLink[] {
  if (!isOpen(record)) return []
  if (page.contactType === 'CENTER')
    return [{ label: texts.pay, href: payAddress(codec, record.id), icon: <CreditCard size={16} aria-hidden />, isMain: true }]
  const href = page.createTo('PaymentRequest', { field: 'invoiceId', id: record.id })
  return href === null ? [] : [{ label: texts.requestPayment, href, icon: <Send size={16} aria-hidden />, isMain: true }]
}
