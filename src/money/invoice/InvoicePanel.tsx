import { Check, CircleAlert } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { daysOverdue, settledPercent } from '#machines/money/open-balance.ts'
import { useServices } from '#src/api/services.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { ProgressBar } from '#src/ui/records/progress-bar.tsx'
import { invoiceSteps } from './invoice-steps.ts'
import { moneyTexts as texts } from '../texts.ts'

/** Parts of the panel beside an invoice. */

/** What is left to pay of an invoice, how late it is, and how much is settled. */
export function OpenBalance() {
  const { record } = useShownRecord()
  const { clock } = useServices()
  const { totalMinor, paidMinor, creditedMinor, balanceMinor, currency, issueDate, dueDate, creditOf } = record.fields
  const [total, balance] = [Number(totalMinor ?? 0), Number(balanceMinor ?? 0)]
  if (creditOf !== undefined || total === 0) return null
  const days = issueDate === undefined ? 0 : daysOverdue(plainText(dueDate), balance, clock.today())
  const share = settledPercent({ totalMinor: total, paidMinor: Number(paidMinor ?? 0), creditedMinor: Number(creditedMinor ?? 0) })
  return (
    <section className={css({ display: 'grid', gap: '2' })}>
      <h2 className={css({ textStyle: 'small', color: 'fg.muted' })}>{texts.toPay}</h2>
      <p className={css({ textStyle: 'h1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })}>
        {moneyText(balance, currency)}
      </p>
      {days > 0 && (
        <p className={css({ display: 'flex', alignItems: 'center', gap: '2', color: 'danger.text' })}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {texts.overdue(days)}
        </p>
      )}
      {issueDate !== undefined && <ProgressBar label={texts.settledShare} value={share} max={100} text={`${share} %`} />}
    </section>
  )
}

const mark = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  rounded: 'full',
  borderWidth: '1px',
  borderColor: 'border.control',
})
const marks = {
  done: css({ bg: 'ink.solid', color: 'ink.fg', borderColor: 'ink.solid' }),
  current: css({ borderWidth: '2px', borderColor: 'ink.solid' }),
  open: '',
}
const step = css({
  position: 'relative',
  display: 'flex',
  gap: '3',
  pb: '4',
  // The line to the next status.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '9.5px',
    top: '20px',
    bottom: '0',
    width: '1px',
    bg: 'border.default',
  },
})

/** The statuses that an invoice has had, has, and will have. */
export function InvoiceStatuses() {
  const { record } = useShownRecord()
  if (record.fields['creditOf'] !== undefined) return null
  return (
    <section className={css({ pt: '5', borderTopWidth: '1px', borderColor: 'border.default' })}>
      <h2 className={css({ textStyle: 'bodyStrong', mb: '3' })}>{texts.status}</h2>
      <ol>
        {invoiceSteps(record).map(({ value, label, state, note }) => (
          <li key={value} className={step} {...(state === 'current' && { 'aria-current': 'step' })}>
            <span aria-hidden className={cx(mark, marks[state])}>
              {state === 'done' && <Check size={12} strokeWidth={2.5} />}
            </span>
            <span className={css({ display: 'grid' })}>
              <span className={state === 'open' ? css({ color: 'fg.muted' }) : css({ fontWeight: 'medium' })}>{label}</span>
              {note !== '' && <span className={css({ textStyle: 'caption', color: 'fg.muted' })}>{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
