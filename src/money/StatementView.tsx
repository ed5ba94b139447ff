import '#src/ui/print.css'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { formatCivil } from '#src/time/civil-date.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { Button } from '#src/ui/kit/button.tsx'
import { EmptyState } from '#src/ui/kit/empty-state.tsx'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import { PageHeader } from '#src/ui/navigation/page-header.tsx'
import type { Statement } from './statement.ts'
import { moneyTexts as texts } from './texts.ts'

interface StatementViewProps {
  readonly statement: Statement
  readonly breadcrumbs: ReactNode
  /** The page of an invoice; null where the person has none. */
  hrefOf(invoiceId: number): string | null
  onPrint(): void
}

function balanceText(minor: number, currency: string): string {
  if (minor === 0) return texts.settled
  return minor > 0 ? texts.owed(moneyText(minor, currency)) : texts.inFavour(moneyText(-minor, currency))
}

const openIn = (currencies: Statement['currencies']): number =>
  currencies.flatMap(({ entries }) => entries).filter(({ isOpen }) => isOpen === 1).length

const part = css({ borderTopWidth: '1px', borderColor: 'border.default', py: '4', overflowX: 'auto' })
// With `!` for heads, whose own alignment would win otherwise.
const figure = css({ textAlign: 'right!' })
// A phone has no room for what was charged or paid beside the balance: it stands below the entry there.
const amount = cx(figure, css({ display: { base: 'none', sm: 'table-cell' }, _print: { display: 'table-cell' } }))
const onlyOnPhone = css({ display: 'block', hideFrom: 'sm', color: 'fg.muted', _print: { display: 'none' } })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '3',
  px: { base: '4', md: '5', lg: '7' },
  pb: '2',
})

/** What a partner was charged and has paid, with the balance after each entry; each currency by itself. */
export const StatementView = ({ statement: { partner, currencies }, breadcrumbs, hrefOf, onPrint }: StatementViewProps) => (
  <>
    <PageHeader
      title={partner}
      breadcrumbs={breadcrumbs}
      meta={`${texts.statement} · ${texts.openInvoices(openIn(currencies))}`}
      actions={
        <Button icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
          {texts.print}
        </Button>
      }
    />
    {currencies.length === 0 && <EmptyState title={texts.noEntries} />}
    <div data-sheet="plain">
      {currencies.map(({ currency, balanceMinor, entries }) => (
        <section key={currency} aria-label={currency} className={part}>
          <div className={head}>
            <h2 className={css({ textStyle: 'h3' })}>{`${partner} · ${currency}`}</h2>
            <p className={css({ textStyle: 'bodyStrong', fontVariantNumeric: 'tabular-nums' })}>{balanceText(balanceMinor, currency)}</p>
          </div>
          <Table label={`${texts.statement}, ${currency}`}>
            <TableHead>
              <Th>{texts.date}</Th>
              <Th>{texts.entry}</Th>
              <Th className={amount}>{texts.charged}</Th>
              <Th className={amount}>{texts.paid}</Th>
              <Th className={figure}>{texts.balance}</Th>
            </TableHead>
            <tbody>
              {entries.map((entry) => {
                const href = hrefOf(entry.invoiceId)
                const named = `${entry.kind} ${entry.reference}`
                return (
                  <Tr key={named} height="compact">
                    <Td isNumeric>{formatCivil(entry.date)}</Td>
                    <Td>
                      {href === null ? named : <TextLink href={href}>{named}</TextLink>}
                      {entry.dueDate !== undefined && (
                        <span className={css({ color: 'fg.muted' })}>{` ${texts.dueOn(formatCivil(entry.dueDate))}`}</span>
                      )}
                      {entry.isOpen === 1 && (
                        <>
                          {' '}
                          <Badge tone="warning">{texts.openInvoice}</Badge>
                        </>
                      )}
                      <span className={onlyOnPhone}>
                        {`${entry.amountMinor > 0 ? texts.charged : texts.paid} ${moneyText(Math.abs(entry.amountMinor), currency)}`}
                      </span>
                    </Td>
                    <Td isNumeric className={amount}>
                      {entry.amountMinor > 0 && moneyText(entry.amountMinor, currency)}
                    </Td>
                    <Td isNumeric className={amount}>
                      {entry.amountMinor <= 0 && moneyText(-entry.amountMinor, currency)}
                    </Td>
                    <Td isNumeric className={figure}>
                      {moneyText(entry.balanceMinor, currency)}
                    </Td>
                  </Tr>
                )
              })}
            </tbody>
          </Table>
        </section>
      ))}
    </div>
  </>
)
