import '#src/ui/print.css'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { isCreditedInFull } from '#openapi/money/credit-checks.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { useServices } from '#src/api/services.tsx'
import { FieldValue } from '#src/resources/fields/FieldValue.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Logo } from '#src/ui/kit/logo.tsx'
import { DueDate } from '../DueDate.tsx'
import { readableLines } from '../check-invoice.ts'
import { taxesByRate } from '#machines/money/invoice-lines.ts'
import { moneyTexts as texts } from '../texts.ts'
import { PaperLines } from './PaperLines.tsx'

const paper = css({
  maxWidth: '[760px]',
  mx: 'auto',
  p: { base: '4', md: '5', lg: '7' },
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  rounded: 'lg',
  boxShadow: 'xs',
  _print: { borderWidth: '0', p: '0', boxShadow: 'none' },
})
const totals = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: '2',
  ml: 'auto',
  alignContent: 'start',
  minWidth: '[min(100%, 320px)]',
  breakInside: 'avoid',
})
// With `!` for heads, whose own alignment would win otherwise.
const figure = css({ textAlign: 'right!', fontVariantNumeric: 'tabular-nums' })

// Who is billed, who bills, and the dates: beside each other where the paper is wide.
const blocks = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  gap: '5',
  overflowWrap: 'anywhere',
  _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

interface DatesProps {
  readonly entries: readonly { readonly id: string; readonly label: string; readonly value: ReactNode }[]
}

/** The dates of an invoice, with its year, currency and references. */
const Dates = ({ entries }: DatesProps) => (
  <dl className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '4', rowGap: '1', alignContent: 'start' })}>
    {entries.map(({ id, label, value }) => (
      <div key={id} className={css({ display: 'contents' })}>
        <dt className={css({ color: 'fg.muted' })}>{label}</dt>
        <dd className={css({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' })}>{value}</dd>
      </div>
    ))}
  </dl>
)

interface PartyProps {
  readonly title: string
  readonly name: ReactNode
  /** What is known of its address and its tax number. */
  readonly lines: readonly unknown[]
}

/** One of the two sides of an invoice. */
const Party = ({ title, name, lines }: PartyProps) => (
  <section>
    <h3 className={css({ textStyle: 'small', color: 'fg.muted' })}>{title}</h3>
    <p className={css({ fontWeight: 'semibold' })}>{name}</p>
    {lines.map(plainText).map(
      (line) =>
        line !== '' && (
          <p key={line} className={css({ whiteSpace: 'pre-line', color: 'fg.muted' })}>
            {line}
          </p>
        ),
    )}
  </section>
)

const strong = css({ fontWeight: 'semibold', borderTopWidth: '1px', borderColor: 'border.default', pt: '2' })
const last = css({ fontWeight: 'semibold', textStyle: 'h3', borderTopWidth: '2px', borderColor: 'fg.default', pt: '2' })

/** An invoice as it is printed. */
export function InvoicePaper() {
  const { record, page } = useShownRecord()
  const { config } = useServices()
  const { fields } = record
  const { currency, lines } = fields
  const isCredit = fields['creditOf'] !== undefined
  const amount = (minor: unknown) => moneyText(Number(minor ?? 0), currency)
  const value = (name: 'billTo' | 'yearId' | 'issueDate' | 'poNumber' | 'creditOf') => (
    <FieldValue rules={invoice.fields[name]} value={fields[name]} record={record} {...(name === 'creditOf' && { linkTo: page.linkTo })} />
  )
  const instalments = (Array.isArray(fields['instalments']) ? fields['instalments'] : []) as readonly Readonly<Record<string, unknown>>[]
  const { instalments: instalmentRules } = invoice.fields
  const readable = readableLines(lines)
  const sign = isCredit ? -1 : 1
  const taxes = taxesByRate(readable).map(
    ({ taxRate, netMinor, taxMinor }) => [texts.taxOn(taxRate, amount(sign * netMinor)), sign * taxMinor, ''] as const,
  )
  const remarks = [fields['note'], fields['reason']].map(plainText).filter((text) => text !== '')
  const sums = [
    [invoice.fields.netMinor.label, fields['netMinor'], ''],
    ...(taxes.length > 0 ? taxes : [[invoice.fields.taxMinor.label, fields['taxMinor'], ''] as const]),
    [invoice.fields.totalMinor.label, fields['totalMinor'], strong],
    [invoice.fields.paidMinor.label, fields['paidMinor'], ''],
    ...(Number(fields['creditedMinor'] ?? 0) > 0 ? [[invoice.fields.creditedMinor.label, fields['creditedMinor'], ''] as const] : []),
    [isCredit ? invoice.fields.balanceMinor.label : texts.toPay, fields['balanceMinor'], last],
  ] as const
  return (
    <article data-sheet="plain" className={paper} aria-label={isCredit ? texts.creditNote : texts.invoice}>
      <header className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4', mb: '6' })}>
        <p className={css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'h3' })}>
          <Logo size={32} />
          {config.productName}
        </p>
        <h2 className={css({ textAlign: { sm: 'right' } })}>
          <span className={css({ display: 'block', textStyle: 'h2' })}>{isCredit ? texts.creditNote : texts.invoice}</span>{' '}
          <span className={css({ color: 'fg.muted', fontWeight: 'regular' })}>{plainText(fields['invoiceNumber'])}</span>
          {isCreditedInFull(record.fields) && (
            <span className={css({ display: 'block', mt: '1' })}>
              <Badge tone="neutral">{texts.credited}</Badge>
            </span>
          )}
        </h2>
      </header>
      <div className={blocks}>
        <Party title={texts.billedTo} name={value('billTo')} lines={[fields['billToAddress'], fields['billToTaxNumber']]} />
        <Party
          title={invoice.fields.sellerName.label}
          name={plainText(fields['sellerName'])}
          lines={[fields['sellerAddress'], fields['sellerTaxNumber']]}
        />
        <Dates
          entries={[
            { id: 'yearId', label: invoice.fields.yearId.label, value: value('yearId') },
            { id: 'issueDate', label: invoice.fields.issueDate.label, value: value('issueDate') },
            {
              id: 'dueDate',
              label: invoice.fields.dueDate.label,
              value: <DueDate value={plainText(fields['dueDate'])} record={record} />,
            },
            { id: 'currency', label: invoice.fields.currency.label, value: plainText(currency) },
            ...(fields['poNumber'] === undefined
              ? []
              : [{ id: 'poNumber', label: invoice.fields.poNumber.label, value: value('poNumber') }]),
            ...(isCredit ? [{ id: 'creditOf', label: texts.credits, value: value('creditOf') }] : []),
          ]}
        />
      </div>
      <PaperLines />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '5', mt: '5' })}>
        {remarks.length > 0 && (
          <div className={css({ flex: '1 1 200px', maxWidth: '[320px]', color: 'fg.muted', overflowWrap: 'anywhere' })}>
            {remarks.map((text) => (
              <p key={text} className={css({ whiteSpace: 'pre-line' })}>
                {text}
              </p>
            ))}
          </div>
        )}
        <dl className={totals} aria-label={texts.totals}>
          {sums.map(([label, minor, look]) => (
            <div key={label} className={css({ display: 'contents' })}>
              <dt className={look}>{label}</dt>
              <dd className={cx(figure, look)}>{amount(minor)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {instalments.length > 0 && (
        <section aria-label={instalmentRules.label} className={css({ mt: '5', breakInside: 'avoid' })}>
          <h3 className={css({ textStyle: 'h3' })}>{instalmentRules.label}</h3>
          <dl className={cx(totals, css({ mt: '3' }))}>
            {instalments.map((one, index) => (
              <div key={index} className={css({ display: 'contents' })}>
                <dt>
                  <FieldValue rules={instalmentRules.fields.dueDate} value={one['dueDate']} record={record} />
                </dt>
                <dd className={figure}>{amount(one['amountMinor'])}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </article>
  )
}
