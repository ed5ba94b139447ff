import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'
import { isOpenStatus } from '#openapi/money/open-invoice.ts'
import { paymentRequest } from '#openapi/generated/resources/money/payment-request.ts'
import { useServices } from '#src/api/services.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { AnyField } from '#src/resources/form/Field.tsx'
import { FieldControl } from '#src/resources/form/FieldControl.tsx'
import { fieldElementId, type AnyForm } from '#src/resources/form/form-of.ts'
import { recordForm } from '#src/resources/form/record-form.ts'
import type { ActDialogProps } from '#src/resources/list/record-acts.tsx'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { Dialog } from '#src/ui/layers/dialog.tsx'
import { openAmounts } from '../requests/open-amounts.ts'
import { bulkTexts as texts } from './texts.ts'

const list = css({ display: 'grid', gap: '2' })
const line = css({ display: 'flex', justifyContent: 'space-between', gap: '4', overflowWrap: 'anywhere' })
const figure = css({ flexShrink: '0', fontVariantNumeric: 'tabular-nums' })

/** What is asked for by each invoice: its next instalment, else all that is open. */
const asked = ({ fields }: StoredRecord) => openAmounts(fields).next

/** Asks until when the chosen invoices shall be paid, and shows what each request will ask for. */
export function RequestPayments({ isOpen, rows: chosen, sent, isBusy, finalFocus, onAccept, onCancel }: ActDialogProps) {
  const { clock, createId } = useServices()
  const [form] = useState(() =>
    recordForm(paymentRequest, {
      check: ({ dueDate }) => {
        const today = clock.today()
        return new Map(typeof dueDate === 'string' && dueDate < today ? [['dueDate', texts.fromDay(formatCivil(today))]] : [])
      },
    }),
  )
  const [values, setValues] = useState(form.empty)
  const [isTried, setTried] = useState(false)
  const [rows, setRows] = useState(chosen)
  const [requestIds, setRequestIds] = useState<ReadonlyMap<string, string>>(new Map())
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // While it closes it stays as it was.
    if (isOpen) {
      setRows(chosen.filter(({ status }) => isOpenStatus(status)))
      setRequestIds(new Map(chosen.map(({ id }) => [id, createId()])))
      setValues(form.empty)
      setTried(false)
    }
  }
  const id = useId()
  const wrong = new Map([...form.wrong(values)].filter(([path]) => path === 'dueDate' || path === 'message'))
  const state: AnyForm = {
    logic: form,
    Control: FieldControl,
    fields: values,
    errors: isTried ? wrong : new Map(),
    isNew: true,
    isReadOnly: isBusy,
    names: {},
    edit: (edit) => setValues(form.edited(values, edit)),
    leave: () => {},
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = wrong.keys()
    if (first !== undefined) return document.getElementById(fieldElementId(first))?.querySelector<HTMLElement>('input, textarea')?.focus()
    const { dueDate, message } = form.given(values)
    return onAccept(
      rows.map((row) => ({
        id: row.id,
        updatedAt: row.updatedAt,
        fields: {
          invoiceId: Number(row.id),
          amountMinor: asked(row),
          dueDate,
          ...(message === undefined ? {} : { message }),
          requestId: requestIds.get(row.id),
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
        <AnyField form={state} name="dueDate" />
        <AnyField form={state} name="message" />
        <p role="status" className={css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums', _empty: { display: 'none' } })}>
          {isBusy ? texts.sentOf(sent, rows.length) : ''}
        </p>
      </form>
    </Dialog>
  )
}
