import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { openStatuses } from '#openapi/money/open-invoice.ts'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { isDraft } from './request-cells.tsx'
import { RequestedAmount } from './RequestedAmount.tsx'
import { moneyTexts as texts } from '../texts.ts'

/** The form of a payment request, which offers the invoices that wait for money, and what is open of the chosen one. */
export const PaymentRequestForm = (page: RecordPage) => (
  <RecordEditor of={paymentRequest} page={page} isOpen={isDraft}>
    {(form) => (
      <FormPart title={texts.paymentRequest}>
        <Field of={form} name="invoiceId" narrow={{ statusId: openStatuses }} />
        <RequestedAmount form={form} />
        <Fields of={form} names={['amountMinor', 'dueDate', 'message']} />
      </FormPart>
    )}
  </RecordEditor>
)
