import { css } from 'styled-system/css'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { Badge } from '#src/ui/kit/badge.tsx'
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
const end = css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })

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

/** What would be made of each master for each partner. */
export const Preview = ({ invoices, linkTo }: PreviewProps) => (
  <div className={css({ overflowX: 'auto', borderWidth: '1px', borderColor: 'border.default', rounded: 'md' })}>
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
          <Tr key={`${one.masterId} ${one.partnerId}`} height="compact">
            <Td>{one.partnerName}</Td>
            <Td>{one.masterName}</Td>
            <Td className={end}>{one.quantity ?? '–'}</Td>
            <Td className={end}>{one.totalMinor === undefined ? '–' : moneyText(one.totalMinor, one.currency)}</Td>
            <Td>
              <Outcome one={one} linkTo={linkTo} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  </div>
)
