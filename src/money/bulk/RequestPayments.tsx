import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { requestDayErrors } from '#openapi/money/payment-checks.ts'
import { useServices } from '#src/api/services.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { AnyField } from '#src/resources/form/Field.tsx'
import { focusField } from '#src/resources/form/form-of.ts'
import { recordForm } from '#src/resources/form/record-form.ts'
import { useFieldsForm } from '#src/resources/list/use-fields-form.ts'
import type { ActDialogProps } from '#src/resources/list/record-acts.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import type { Clock } from '#src/time/clock.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { useOnOpen } from '#src/ui/layers/use-on-open.ts'
import { openAmounts } from '../requests/open-amounts.ts'
import { bulkTexts as texts } from './texts.ts'

const list = css({ display: 'grid', gap: '2' })
const line = css({ display: 'flex', justifyContent: 'space-between', gap: '4', overflowWrap: 'anywhere' })
const figure = css({ flexShrink: '0', fontVariantNumeric: 'tabular-nums' })

/** What is asked for by each invoice: its next instalment, else all that is open. */
const asked = ({ fields }: StoredRecord) => openAmounts(fields).next

/** The form of a request, which is not due on a day that is over. */
const requestForm = (clock: Pick<Clock, 'today'>) =>
  recordForm(paymentRequest, { check: (given) => requestDayErrors(given, clock.today()) })

/** Asks until when the chosen invoices shall be paid, and shows what each request will ask for. */
export function RequestPayments({ isOpen, rows: chosen, sent, isBusy, finalFocus, onAccept, onCancel }: ActDialogProps) {
  const { clock } = useServices()
  const { form, wrong, showErrors, clear } = useFieldsForm({
    create: () => requestForm(clock),
    names: ['dueDate', 'message'],
    isReadOnly: isBusy,
  })
  const [rows, setRows] = useState(chosen)
  useOnOpen(isOpen, () => {
    setRows(chosen.filter(({ status }) => isOpenStatus(status)))
    clear()
  })
  const id = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    showErrors()
    const [first] = wrong.keys()
    if (first !== undefined) return focusField(first)
    const { dueDate, message } = form.logic.given(form.fields)
    return onAccept(
      rows.map((row) => ({
        id: row.id,
        updatedAt: row.updatedAt,
        fields: {
          invoiceId: Number(row.id),
          amountMinor: asked(row),
          dueDate,
          ...(message === undefined ? {} : { message }),
        },
      })),
    )
  }
  return (
    <Dialog
      open={isOpen}
      size="md"
      title={texts.requestTitle(rows.length)}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isBusy={isBusy}>
            {texts.draft}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className={css({ display: 'grid', gap: '4' })}>
        <p className={css({ color: 'fg.muted' })}>{texts.requestHint}</p>
        <ul className={list} aria-label={texts.asked}>
          {rows.map((row) => (
            <li key={row.id} className={line}>
              <span>{row.name}</span>
              <span className={figure}>{moneyText(asked(row), row.fields['currency'])}</span>
            </li>
          ))}
        </ul>
        <AnyField form={form} name="dueDate" />
        <AnyField form={form} name="message" />
        <p role="status" className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', _empty: { display: 'none' } })}>
          {isBusy ? texts.sentOf(sent, rows.length) : ''}
        </p>
      </form>
    </Dialog>
  )
}
