import { css } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
import { useMedia } from '#src/ui/kit/use-media.ts'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { TextLink } from '#src/ui/navigation/link.tsx'
import type { GeneratedInvoice } from './generate-service.ts'
import { generateTexts as texts } from './texts.ts'

interface PreviewProps {
  readonly invoices: readonly GeneratedInvoice[]
  /** The page of an invoice; null where the person has none. */
  linkTo(id: string): string | null
}

const words = { new: texts.new, exists: texts.exists, 'left out': texts.leftOut } as const
const tones = { new: 'success', exists: 'neutral', 'left out': 'warning' } as const
// With `!` for heads, whose own alignment would win otherwise.
const end = css({ textAlign: 'end!', fontVariantNumeric: 'tabular-nums' })

function Outcome({
  one: { outcome, reason, invoiceId, invoiceNumber = '' },
  linkTo,
}: { one: GeneratedInvoice } & Pick<PreviewProps, 'linkTo'>) {
  const href = invoiceId === undefined ? null : linkTo(String(invoiceId))
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' })}>
      <Badge tone={tones[outcome]}>{words[outcome]}</Badge>
      {href !== null && <TextLink href={href}>{invoiceNumber}</TextLink>}
      {reason !== undefined && <span className={css({ textStyle: 'small', color: 'fg.muted' })}>{reason}</span>}
    </span>
  )
}

const keyOf = ({ masterId, partnerId }: GeneratedInvoice) => `${masterId} ${partnerId}`
const amountOf = ({ totalMinor, currency }: GeneratedInvoice) => (totalMinor === undefined ? '–' : moneyText(totalMinor, currency))
const frame = css({ borderWidth: '1px', borderColor: 'border.default', rounded: 'md' })
const parted = css({ '& > li:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.subtle' } })
const card = css({ display: 'grid', gap: '2', px: '4', py: '3' })
const line = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' })

/** The same where a table has no room. */
const Cards = ({ invoices, linkTo }: PreviewProps) => (
  <ul aria-label={texts.previewOf} className={`${frame} ${parted}`}>
    {invoices.map((one) => (
      <li key={keyOf(one)} className={card}>
        <span className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{one.partnerName}</span>
        <span className={line}>
          <span>{one.masterName}</span>
          <span className={end}>{one.quantity === undefined ? amountOf(one) : texts.times(one.quantity, amountOf(one))}</span>
        </span>
        <Outcome one={one} linkTo={linkTo} />
      </li>
    ))}
  </ul>
)

/** What would be made of each master for each partner. */
export function Preview(props: PreviewProps) {
  const isPhone = useMedia('(max-width: 767px)')
  return isPhone ? <Cards {...props} /> : <InTable {...props} />
}

const InTable = ({ invoices, linkTo }: PreviewProps) => (
  <div className={`${frame} ${css({ overflowX: 'auto' })}`}>
    <Table label={texts.previewOf}>
      <TableHead>
        <Th>{texts.billTo}</Th>
        <Th>{texts.master}</Th>
        <Th className={end}>{texts.quantity}</Th>
        <Th className={end}>{texts.total}</Th>
        <Th>{texts.outcome}</Th>
      </TableHead>
      <tbody>
        {invoices.map((one) => (
          <Tr key={keyOf(one)} height="compact">
            <Td>{one.partnerName}</Td>
            <Td>{one.masterName}</Td>
            <Td className={end}>{one.quantity ?? '–'}</Td>
            <Td className={end}>{amountOf(one)}</Td>
            <Td>
              <Outcome one={one} linkTo={linkTo} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  </div>
)
