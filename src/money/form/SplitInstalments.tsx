import { Split } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { invoiceTotals } from '#machines/money/invoice-lines.ts'
import type { RecordFormState } from '#src/resources/form/form-of.ts'
import { SelectField } from '#src/ui/form/select.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { readableLines } from '../check-invoice.ts'
import { moneyTexts as texts } from '../texts.ts'
import { splitTotal } from './split-total.ts'

const counts = Array.from({ length: 11 }, (_, index) => String(index + 2))

/** Splits the total of an invoice into equal instalments, in place of those that are there. */
export function SplitInstalments({ form }: { readonly form: RecordFormState<'Invoice'> }) {
  const [count, setCount] = useState('2')
  if (form.isReadOnly) return null
  const given = form.state.logic.given(form.state.fields)
  const { totalMinor } = invoiceTotals(readableLines(given['lines']))
  const isOff = totalMinor < Number(count)
  return (
    <div className={css({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' })}>
      <div className={css({ width: '[160px]' })}>
        <SelectField
          label={texts.instalmentCount}
          value={count}
          options={counts.map((value) => ({ value, label: value }))}
          onValueChange={setCount}
        />
      </div>
      <Button
        icon={<Split size={16} aria-hidden />}
        isSoftDisabled={isOff}
        onClick={() => {
          if (isOff) return
          const split = splitTotal(Number(count), totalMinor, given)
          form.state.edit({ kind: 'set', values: { ...split } }, 'instalments')
          announce(texts.isSplit(Number(count), split.dueDate))
        }}
      >
        {texts.split}
      </Button>
    </div>
  )
}
