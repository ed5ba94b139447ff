import { css } from 'styled-system/css'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { invoiceTotals } from '#machines/money/invoice-lines.ts'
import { moneyText } from '#src/resources/fields/money-text.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { readableLines } from './check-invoice.ts'

/** Net, tax and total of the lines as they are typed. */
export function TypedTotals({ form }: { readonly form: RecordFormState<'Invoice'> }) {
  const { lines, currency } = form.state.logic.given(form.state.fields)
  const totals = invoiceTotals(readableLines(lines))
  return (
    <dl className={css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '5' })}>
      {(['netMinor', 'taxMinor', 'totalMinor'] as const).map((name) => (
        <div key={name} className={css({ display: 'flex', gap: '2' })}>
          <dt className={css({ color: 'fg.muted' })}>{invoice.fields[name].label}</dt>
          <dd className={css({ fontVariantNumeric: 'tabular-nums' })}>{moneyText(totals[name], currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
