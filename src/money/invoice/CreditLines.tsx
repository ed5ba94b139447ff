import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { recordTexts as ruleTexts } from '#openapi/check-record.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { invoiceTotals } from '#machines/money/invoice-lines.ts'
import { uncreditedOf } from '#machines/money/open-balance.ts'
import { useServices } from '#src/api/services.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { forgetRecords, readRecordsAgain } from '#src/resources/record-queries.ts'
import { useChange } from '#src/resources/view/use-change.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Fieldset } from '#src/ui/form/fieldset.tsx'
import { TextArea } from '#src/ui/form/text-field.tsx'
import { Alert } from '#src/ui/kit/alert.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { useKeptFocus } from '#src/ui/kit/use-kept-focus.ts'
import { readableLines } from '../check-invoice.ts'
import { moneyTexts as texts } from '../texts.ts'
import { creditInvoice } from './credit-invoice.ts'
import { isLineCreditable } from './confirmable.ts'

const longestReason = 2000

/** Credits chosen lines of an issued invoice, by those who may, as long as something is left to credit. */
export function CreditLines() {
  const { record, page } = useShownRecord()
  // The form goes once nothing is left.
  const keepFocus = useKeptFocus(() => document.querySelector<HTMLElement>('main h1'))
  if (!page.can('Modify') || !page.can('Publish') || !isLineCreditable(record)) return null
  return <CreditForm onSend={keepFocus} />
}

function CreditForm({ onSend }: { readonly onSend: () => void }) {
  const { record } = useShownRecord()
  const { api, codec, queryClient } = useServices()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { change, isBusy, notice, closeNotice, isForbidden } = useChange(() => {
    forgetRecords(queryClient, invoice, 'none')
    return readRecordsAgain(queryClient)
  })
  if (isForbidden) return null
  const { currency, totalMinor, creditedMinor, lines } = record.fields
  const amount = (minor: number) => moneyText(minor, currency)
  const left = uncreditedOf({ totalMinor: Number(totalMinor), creditedMinor: Number(creditedMinor ?? 0), paidMinor: 0 })
  const each = (Array.isArray(lines) ? lines : []).map((line: Readonly<Record<string, unknown>>, index) => ({
    number: index + 1,
    description: plainText(line['description']),
    ...invoiceTotals(readableLines([line])),
  }))
  const { totalMinor: credit } = invoiceTotals(
    readableLines(Array.isArray(lines) ? lines.filter((_, index) => chosen.includes(index + 1)) : []),
  )
  const linesError = chosen.length === 0 ? texts.chooseLines : credit > left ? texts.onlyLeft(amount(left)) : null
  const reasonError = reason.trim() === '' ? ruleTexts.required(texts.reason) : null
  const send = () => {
    setTried(true)
    if (linesError !== null || reasonError !== null) return
    onSend()
    change(
      () => creditInvoice(api, codec, record.id, reason.trim(), chosen),
      () => {
        setChosen([])
        setReason('')
        setTried(false)
      },
    )
  }
  return (
    <form
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
            label={`${line.description} · ${amount(line.totalMinor)}`}
            checked={chosen.includes(line.number)}
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
