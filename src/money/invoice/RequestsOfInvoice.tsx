import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { RecordStatus } from '#src/resources/fields/RecordStatus.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { recordListQuery } from '#src/resources/record-queries.ts'
import { useRecords } from '#src/resources/use-records.ts'
import { relatedRecordsOf } from '#src/resources/view/related-records.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Count } from '#src/ui/kit/badge.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { moneyTexts as texts } from '../texts.ts'

/** The first payment requests for an invoice, for people who may see them; nothing where there are none. Its tab has all. */
export function RequestsOfInvoice() {
  const { page } = useShownRecord()
  return page.listTo('PaymentRequest') !== null && <Requests />
}

function Requests() {
  const { record, page } = useShownRecord()
  const { service } = useRecords(paymentRequest)
  const { data } = useQuery(recordListQuery(paymentRequest, service, relatedRecordsOf(record.id, { by: 'invoiceId' })))
  if (!data || data.total === 0) return null
  return (
    <section className={css({ pt: '5', borderTopWidth: '1px', borderColor: 'border.default' })}>
      <h2 className={css({ display: 'flex', justifyContent: 'space-between', textStyle: 'bodyStrong', mb: '2' })}>
        {texts.paymentRequests}
        <Count>{data.total}</Count>
      </h2>
      <ul>
        {data.rows.map((request) => (
          <li
            key={request.id}
            className={css({
              display: 'grid',
              gridTemplateColumns: '1fr auto auto',
              alignItems: 'center',
              gap: '2',
              py: '2',
              borderTopWidth: '1px',
              borderColor: 'border.subtle',
              textStyle: 'small',
            })}
          >
            <TextLink href={page.linkTo('PaymentRequest', request.id) ?? ''}>{plainText(request.fields['requestNumber'])}</TextLink>
            <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
              {moneyText(Number(request.fields['amountMinor'] ?? 0), request.fields['currency'])}
            </span>
            <RecordStatus rules={paymentRequest} status={request.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
