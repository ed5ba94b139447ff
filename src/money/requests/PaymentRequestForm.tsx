import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { openStatuses } from '#openapi/money/open-invoice.ts'
import { balanceErrors, requestDayErrors } from '#openapi/money/payment-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { openOf, useOpenBalances } from '../form/use-open-balance.ts'
import { isDraft } from './request-cells.tsx'
import { RequestedAmount } from './RequestedAmount.tsx'
import { moneyTexts as texts } from '../texts.ts'

/** The form of a payment request, which offers the invoices that wait for money, and what is open of the chosen one. */
export function PaymentRequestForm(page: RecordPage) {
  const { clock } = useServices()
  const open = useOpenBalances()
  return (
    <RecordEditor
      of={paymentRequest}
      page={page}
      isOpen={isDraft}
      check={(given) => new Map([...requestDayErrors(given, clock.today()), ...balanceErrors(given, openOf(given, open))])}
    >
      {(form) => (
        <FormPart title={texts.paymentRequest}>
          <Field of={form} name="invoiceId" narrow={{ statusId: openStatuses }} />
          <RequestedAmount form={form} open={open} />
          <Fields of={form} names={['amountMinor', 'dueDate', 'message']} />
        </FormPart>
      )}
    </RecordEditor>
  )
}
