import { BellRing, Send } from 'lucide-react'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { openStatuses } from '#openapi/money/open-invoice.ts'
import { useServices } from '#src/api/services.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { moneyTexts as texts } from '../texts.ts'
import { callRequest } from './call-request.ts'
import { isDraft, requestCells } from './request-cells.tsx'

/** The page of a payment request, from which it is sent and reminded of. */
export function PaymentRequestView(page: RecordPage) {
  const { api, codec } = useServices()
  return (
    <RecordView
      of={paymentRequest}
      page={page}
      facts={['invoiceId', 'amountMinor', 'dueDate', 'sentAt', 'reminders']}
      cells={requestCells}
      isOpen={isDraft}
      acts={[
        {
          act: 'own:send',
          label: texts.send,
          isMain: true,
          icon: <Send size={16} aria-hidden />,
          from: ['Draft'],
          run: (id) => callRequest('sendPaymentRequest', api, codec, id),
        },
        {
          act: 'own:remind',
          label: texts.remind,
          icon: <BellRing size={16} aria-hidden />,
          from: openStatuses,
          run: (id) => callRequest('remindPaymentRequest', api, codec, id),
        },
      ]}
    />
  )
}
