import { BellRing, Send } from 'lucide-react'
import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import { useServices } from '#src/api/services.tsx'
import type { BulkAct } from '#src/resources/list/record-acts.tsx'
import { bulkTexts as texts } from './texts.ts'

/** What is done with several payment requests, one by one. */
export function useRequestActs(): readonly BulkAct[] {
  const { api, codec } = useServices()
  const call = async (operation: 'sendPaymentRequest' | 'remindPaymentRequest', id: string) =>
    (await import('../requests/call-request.ts')).callRequest(operation, api, codec, id)
  return [
    {
      id: 'own:send',
      label: texts.send,
      icon: <Send size={16} aria-hidden />,
      right: 'modify',
      mayChange: ({ status }) => status === 'Draft',
      offReason: texts.noneDraft,
      question: texts.sendQuestion,
      outcome: texts.sent,
      run: (id) => call('sendPaymentRequest', id),
    },
    {
      id: 'own:remind',
      label: texts.remind,
      icon: <BellRing size={16} aria-hidden />,
      right: 'modify',
      mayChange: ({ status }) => isOpenStatus(status),
      offReason: texts.noneToRemind,
      question: texts.remindQuestion,
      outcome: texts.reminded,
      run: (id) => call('remindPaymentRequest', id),
    },
  ]
}
