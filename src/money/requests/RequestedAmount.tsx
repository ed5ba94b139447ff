import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { typedAmount } from '#machines/records/typed-values.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { Button } from '#src/ui/kit/button.tsx'
import { useChosenInvoice, type OpenBalances } from '../form/use-open-balance.ts'
import { moneyTexts as texts } from '../texts.ts'
import { openAmounts } from './open-amounts.ts'

/** Fills in the next instalment of the chosen invoice, as long as no other amount has been typed. */
function useNextInstalment(form: RecordFormState<'PaymentRequest'>, next: number | undefined): void {
  const given = useRef('')
  const follow = useEffectEvent((wanted: string) => {
    const { amountMinor: typed } = form.values
    if (!form.isNew || form.isReadOnly || (typed !== '' && typed !== given.current)) return
    given.current = wanted
    if (typed !== wanted) form.set({ amountMinor: wanted })
  })
  useEffect(() => {
    if (next !== undefined) follow(typedAmount(next))
  }, [next])
}

/** What of the chosen invoice can be asked for: its next instalment, or all that is open. */
export function RequestedAmount({ form, open }: { readonly form: RecordFormState<'PaymentRequest'>; readonly open: OpenBalances }) {
  const record = useChosenInvoice(form.values.invoiceId, open)
  const amounts = record && openAmounts(record.fields)
  useNextInstalment(form, amounts?.next)
  if (!record || !amounts || form.isReadOnly) return null
  const { currency } = record.fields
  const { balance, next } = amounts
  const choices = [
    ...(next < balance ? [{ label: texts.nextInstalment(moneyText(next, currency)), minor: next }] : []),
    { label: texts.wholeBalance(moneyText(balance, currency)), minor: balance },
  ]
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' })}>
      {choices.map(({ label, minor }) => (
        <Button key={label} size="sm" onClick={() => form.set({ amountMinor: typedAmount(minor) })}>
          {label}
        </Button>
      ))}
    </div>
  )
}
