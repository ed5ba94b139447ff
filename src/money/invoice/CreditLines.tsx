import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { recordTexts as ruleTexts } from '#openapi/check-record.ts'
import { creditedOfLine, leftOfLine, type CreditableLine } from '#openapi/money/credit-checks.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { invoiceTotals } from '#machines/money/invoice-lines.ts'
import { uncreditedOf } from '#machines/money/open-balance.ts'
import { sumOf } from '#machines/money/amounts.ts'
import { useServices } from '#src/api/services.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { readChangedRecords } from '#src/resources/record-queries.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import type { StoredRecord } from '#src/resources/record-types.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Fieldset } from '#src/ui/form/fieldset.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { useFocusInvalid } from '#src/ui/form/use-focus-invalid.ts'
import { Alert } from '#src/ui/kit/alert.tsx'
import { announce } from '#src/ui/kit/announce.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { readableLines } from '../check-invoice.ts'
import { moneyTexts as texts } from '../texts.ts'
import { creditInvoice } from './credit-invoice.ts'
import { isLineCreditable } from './creditable.ts'

const longestReason = 2000

/** Credits chosen lines of an issued invoice, by those who may, as long as something is left to credit. */
export function CreditLines() {
  const { record, page } = useShownRecord()
  // The form goes once nothing is left.
  const keepFocus = useKeptFocus(() => document.querySelector<HTMLElement>('main h1'))
  if (!page.can('Modify') || !page.can('Publish') || !isLineCreditable(record)) return null
  return <CreditForm onSend={keepFocus} />
}

/** The lines of an invoice, with what credit notes have taken back of each. */
function creditableLines({ fields: { lines, creditedLines } }: StoredRecord): readonly CreditableLine[] {
  const credited = Array.isArray(creditedLines) ? creditedLines : []
  return (Array.isArray(lines) ? lines : []).map((line: Readonly<Record<string, unknown>>, index) => ({
    description: plainText(line['description']),
    totalMinor: invoiceTotals(readableLines([line])).totalMinor,
    creditedMinor: creditedOfLine(index + 1, credited),
  }))
}

const lineText = (line: CreditableLine, amount: (minor: number) => string): string =>
  [line.description, amount(line.totalMinor), ...(line.creditedMinor > 0 ? [texts.credited] : [])].join(' · ')

function CreditForm({ onSend }: { readonly onSend: () => void }) {
  const { record } = useShownRecord()
  const { api, codec, queryClient } = useServices()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFocusInvalid<HTMLFormElement>(tries)
  const { change, isBusy, notice, closeNotice, isForbidden } = useChange(() => readChangedRecords(queryClient, invoice))
  if (isForbidden) return null
  const isTried = tries > 0
  const { currency, totalMinor, creditedMinor } = record.fields
  const amount = (minor: number) => moneyText(minor, currency)
  const left = uncreditedOf({ totalMinor: Number(totalMinor), creditedMinor: Number(creditedMinor ?? 0), paidMinor: 0 })
  const each = creditableLines(record).map((line, index) => ({ ...line, number: index + 1 }))
  const open = each.filter((line) => leftOfLine(line) > 0 && chosen.includes(line.number))
  const credit = sumOf(open.map((line) => line.totalMinor))
  const linesError = open.length === 0 ? texts.chooseLines : credit > left ? texts.onlyLeft(amount(left)) : null
  const reasonError = reason.trim() === '' ? ruleTexts.required(texts.reason) : null
  const send = () => {
    setTries(tries + 1)
    const error = linesError ?? reasonError
    if (error !== null) return announce(error, 'assertive')
    onSend()
    change(
      () =>
        creditInvoice(
          api,
          codec,
          record.id,
          reason.trim(),
          open.map(({ number }) => number),
        ),
      () => {
        setChosen([])
        setReason('')
        setTries(0)
      },
    )
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.creditLines}
      className={css({ display: 'grid', gap: '4', maxWidth: '[640px]', pb: '6' })}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2 className={css({ textStyle: 'h3' })}>{texts.creditLines}</h2>
      {notice && (
        <Alert key={notice.id} tone="error" isFocused onClose={closeNotice}>
          {notice.text}
        </Alert>
      )}
      <Fieldset label={invoice.fields.lines.label} required error={isTried ? linesError : null} helper={texts.leftToCredit(amount(left))}>
        {each.map((line) => (
          <Checkbox
            key={line.number}
            label={lineText(line, amount)}
            checked={open.includes(line)}
            disabled={leftOfLine(line) === 0}
            isInvalid={isTried && linesError !== null}
            onChange={(isOn) => setChosen(isOn ? [...chosen, line.number] : chosen.filter((one) => one !== line.number))}
          />
        ))}
      </Fieldset>
      <TextArea
        label={texts.reason}
        required
        maxLength={longestReason}
        value={reason}
        error={isTried ? reasonError : null}
        onValueChange={setReason}
      />
      <div>
        <Button type="submit" variant="primary" icon={<Undo2 size={16} aria-hidden />} isBusy={isBusy}>
          {texts.creditAmount(amount(credit))}
        </Button>
      </div>
    </form>
  )
}
