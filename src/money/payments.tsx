import { payment } from '#openapi/generated/resources/money/payment.ts'
import { openStatuses } from '#openapi/money/open-invoice.ts'
import { balanceErrors, receivedErrors } from '#openapi/money/payment-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { Field, Fields } from '#src/resources/form/Field.tsx'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { FormPart } from '#src/resources/form/FormPart.tsx'
import { RecordEditor } from '#src/resources/form/RecordEditor.tsx'
import { RecordList } from '#src/resources/list/RecordList.tsx'
import type { RecordPage } from '#src/resources/record-page.ts'
import { resourcePages } from '#src/resources/resource-pages.ts'
import { RecordView } from '#src/resources/view/RecordView.tsx'
import { openOf, useChosenInvoice, useOpenBalances, type OpenBalances } from './form/use-open-balance.ts'

/** A payment is never changed: it is reversed. */
const isNeverOpen = () => false

const PaymentList = (page: RecordPage) => (
  <RecordList
    of={payment}
    page={page}
    isOpen={isNeverOpen}
    columns={['reference', 'invoiceId', 'receivedOn', 'amountMinor', 'method', 'status']}
    filters={['centreId', 'institutionId', 'currency', 'method', 'receivedOn']}
  />
)

/** The invoice that was paid. */
function InvoiceField({ form, open }: { readonly form: RecordFormState<'Payment'>; readonly open: OpenBalances }) {
  useChosenInvoice(form.values.invoiceId, open)
  return <Field of={form} name="invoiceId" narrow={{ statusId: openStatuses }} />
}

function PaymentForm(page: RecordPage) {
  const { clock } = useServices()
  const open = useOpenBalances()
  return (
    <RecordEditor
      of={payment}
      page={page}
      check={(given) => new Map([...receivedErrors(given, clock.today()), ...balanceErrors(given, openOf(given, open))])}
    >
      {(form) => (
        <FormPart title="Payment">
          <InvoiceField form={form} open={open} />
          <Fields of={form} names={['receivedOn', 'amountMinor', 'method', 'reference', 'note']} />
        </FormPart>
      )}
    </RecordEditor>
  )
}

const PaymentView = (page: RecordPage) => (
  <RecordView of={payment} page={page} facts={['amountMinor', 'receivedOn', 'method']} isOpen={isNeverOpen} />
)

export const payments = resourcePages(payment, { list: PaymentList, form: PaymentForm, view: PaymentView })
