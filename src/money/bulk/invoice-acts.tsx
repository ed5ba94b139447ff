import { Send } from 'lucide-react'
import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import { useServices } from '#src/api/services.tsx'
import type { BulkAct } from '#src/resources/list/record-acts.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { useRequestIds } from '#src/resources/writes/use-request-ids.ts'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { bulkTexts as texts } from './texts.ts'

// Comes after the page: no rows can be chosen before.
const RequestPayments = lazyComponent(async () => (await import('./RequestPayments.tsx')).RequestPayments, { isOptional: true })

/** What is done with several invoices, one by one, beside their changes of status: for people who may make payment requests. */
export function useInvoiceActs(page: Pick<RecordPage, 'createTo'>): readonly BulkAct[] {
  const { api, codec } = useServices()
  const requestIds = useRequestIds()
  if (page.createTo('PaymentRequest', { field: 'invoiceId', id: '1' }) === null) return []
  return [
    {
      id: 'own:request',
      label: texts.request,
      icon: <Send size={16} aria-hidden />,
      right: 'modify',
      mayChange: ({ status }) => isOpenStatus(status),
      offReason: texts.noneOpen,
      question: texts.requestTitle,
      Dialog: RequestPayments,
      outcome: texts.drafted,
      run: async (_id, wanted = {}) => {
        const { draftRequest } = await import('./draft-request.ts')
        const answer = await draftRequest(api, codec, wanted, requestIds.of(wanted))
        requestIds.forget(wanted)
        return answer
      },
    },
  ]
}
