import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { ages } from '#machines/money/open-balance.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { useServices } from '#src/api/services.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { useShowRows } from '#src/resources/list/HeldRows.tsx'
import type { ShownList } from '#src/resources/list/RecordList.tsx'
import { ReadResult } from '#src/resources/view/ReadResult.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { invoiceSummaryQuery, type InvoiceSums } from './invoice-summary.ts'
import { moneyTexts as texts } from './texts.ts'

type View = 'age' | 'status'

const views = [
  { value: 'age', label: texts.byAge },
  { value: 'status', label: texts.byStatus },
]
// With `!` for heads, whose own alignment would win otherwise.
const figure = css({ textAlign: 'right!' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  px: { base: '4', md: '5', lg: '7' },
  pb: '2',
})

/** What the listed invoices come to, a row for each currency: currencies are never added to each other. */
export function InvoiceTotals({ query, hrefOf }: Pick<ShownList, 'query' | 'hrefOf'>) {
  const { api } = useServices()
  const [view, setView] = useState<View>('age')
  const read = useQuery(invoiceSummaryQuery(api, query))
  useShowRows(!read.isPending)
  return (
    <section aria-labelledby="invoice-totals" className={css({ borderTopWidth: '1px', borderColor: 'border.default', py: '4' })}>
      <div className={head}>
        <h2 id="invoice-totals" className={css({ textStyle: 'h3' })}>
          {texts.totals}
        </h2>
        <Segmented label={texts.totals} options={views} value={view} onChange={(to) => setView(to === 'status' ? 'status' : 'age')} />
      </div>
      <ReadResult read={read}>
        {(sums) =>
          sums.length === 0 ? (
            <p className={css({ px: { base: '4', md: '5', lg: '7' }, color: 'fg.muted' })}>{texts.noTotals}</p>
          ) : (
            <div className={css({ overflowX: 'auto' })}>
              {view === 'age' ? <ByAge sums={sums} hrefOf={hrefOf} /> : <ByStatus sums={sums} hrefOf={hrefOf} />}
            </div>
          )
        }
      </ReadResult>
    </section>
  )
}

interface SumsProps extends Pick<ShownList, 'hrefOf'> {
  readonly sums: readonly InvoiceSums[]
}

/** A currency, which leads to its invoices. */
const Currency = ({ sums: { currency, count }, hrefOf }: { readonly sums: InvoiceSums } & Pick<ShownList, 'hrefOf'>) => (
  <Td>
    <TextLink href={hrefOf({ filters: { currency: [currency] } })}>{currency}</TextLink> {texts.count(count)}
  </Td>
)

const ByAge = ({ sums, hrefOf }: SumsProps) => (
  <Table label={texts.byAge}>
    <TableHead>
      <Th>{invoice.fields.currency.label}</Th>
      <Th className={figure}>{invoice.fields.totalMinor.label}</Th>
      <Th className={figure}>{invoice.fields.paidMinor.label}</Th>
      <Th className={figure}>{invoice.fields.balanceMinor.label}</Th>
      <Th className={figure}>{texts.notDue}</Th>
      {ages.map(({ label }) => (
        <Th key={label} className={figure}>
          {label}
        </Th>
      ))}
    </TableHead>
    <tbody>
      {sums.map((one) => (
        <Tr key={one.currency} height="compact">
          <Currency sums={one} hrefOf={hrefOf} />
          {[one.totalMinor, one.paidMinor, one.balanceMinor, one.notDueMinor, ...one.overdueMinor].map((minor, place) => (
            <Td key={place} isNumeric className={figure}>
              {moneyText(minor, one.currency)}
            </Td>
          ))}
        </Tr>
      ))}
    </tbody>
  </Table>
)

const ByStatus = ({ sums, hrefOf }: SumsProps) => (
  <Table label={texts.byStatus}>
    <TableHead>
      <Th>{invoice.fields.currency.label}</Th>
      {invoice.statuses.map(({ label }) => (
        <Th key={label} className={figure}>
          {label}
        </Th>
      ))}
      <Th className={figure}>{invoice.fields.totalMinor.label}</Th>
    </TableHead>
    <tbody>
      {sums.map((one) => (
        <Tr key={one.currency} height="compact">
          <Currency sums={one} hrefOf={hrefOf} />
          {invoice.statuses.map(({ value }) => {
            const found = one.statuses.find(({ status }) => status === value)
            return (
              <Td key={value} isNumeric className={figure}>
                {found && (
                  <TextLink href={hrefOf({ status: value, filters: { currency: [one.currency] } })}>
                    {moneyText(found.totalMinor, one.currency)}
                  </TextLink>
                )}
              </Td>
            )
          })}
          <Td isNumeric className={figure}>
            {moneyText(one.totalMinor, one.currency)}
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
)
