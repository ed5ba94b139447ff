import { css, cx } from 'styled-system/css'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { netsOnPaper } from '#machines/money/invoice-lines.ts'
import { FieldValue } from '#src/resources/fields/FieldValue.tsx'
import { moneyText } from '#src/resources/fields/money-text.ts'
import { plainText } from '#src/resources/plain-text.ts'
import { useShownRecord } from '#src/resources/view/shown-record.ts'
import { Table, TableHead, Td, Th, Tr } from '#src/ui/list/table.tsx'
import { readableLines } from '../check-invoice.ts'
import { lineSources } from '../line-sources.ts'

const lineRules = invoice.fields.lines.fields

// Negative margins, as the outer cells have the padding of a page: the texts begin where those above do.
const lineTable = css({ overflowX: 'auto', mt: '5', mx: { base: '-4', md: '-5', lg: '-7' }, _print: { mx: '0' } })
// With `!` for heads, whose own alignment would win otherwise.
const figure = css({ textAlign: 'right!', fontVariantNumeric: 'tabular-nums' })
// A phone has no room for quantity, price and tax beside the amount: they stand below the name there.
const factor = cx(figure, css({ display: { base: 'none', sm: 'table-cell' }, _print: { display: 'table-cell' } }))
const onlyOnPhone = css({ display: { sm: 'none' }, _print: { display: 'none' } })

const caption = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })
// Not printed: the description of the line names the record.
const linkOfSource = css({ display: 'block', textStyle: 'caption', color: 'fg.muted', _print: { display: 'none' } })

/** Quantity, price, discount and tax of a line, as a text: "3 × £33.33 · Tax 20 %". */
function factorsOf(
  { quantity, unitMinor, discount, taxRate }: Readonly<Record<string, unknown>>,
  amount: (minor: unknown) => string,
): string {
  return [
    `${plainText(quantity)} × ${amount(unitMinor)}`,
    ...(discount === undefined ? [] : [`${lineRules.discount.label} ${Number(discount)} %`]),
    `${lineRules.taxRate.label} ${Number(taxRate)} %`,
  ].join(' · ')
}

/** The lines of an invoice on paper. */
export function PaperLines() {
  const { record, page } = useShownRecord()
  const { lines, currency, creditOf } = record.fields
  const amount = (minor: unknown) => moneyText(Number(minor ?? 0), currency)
  const rows = (Array.isArray(lines) ? lines : []) as readonly Readonly<Record<string, unknown>>[]
  const nets = netsOnPaper(readableLines(lines), creditOf !== undefined)
  const hasDiscount = rows.some(({ discount }) => discount !== undefined)
  return (
    <div className={lineTable}>
      <Table label={invoice.fields.lines.label}>
        <TableHead>
          <Th>{lineRules.description.label}</Th>
          <Th className={factor}>{lineRules.quantity.label}</Th>
          <Th className={factor}>{lineRules.unitMinor.label}</Th>
          {hasDiscount && <Th className={factor}>{lineRules.discount.label}</Th>}
          <Th className={factor}>{lineRules.taxRate.label}</Th>
          <Th className={figure}>{lineRules.netMinor.label}</Th>
        </TableHead>
        <tbody>
          {rows.map((line, index) => (
            <Tr key={index} height="compact">
              <Td>
                <span className={css({ fontWeight: 'medium' })}>{plainText(line['description'])}</span>
                {typeof line['detail'] === 'string' && <span className={caption}>{line['detail']}</span>}
                <span className={cx(caption, onlyOnPhone)}>{factorsOf(line, amount)}</span>
                {lineSources.map(
                  (name) =>
                    typeof line[name] === 'number' && (
                      <span key={name} className={name === 'uslId' ? caption : linkOfSource}>
                        {lineRules[name].label}{' '}
                        <FieldValue rules={lineRules[name]} value={line[name]} record={record} linkTo={page.linkTo} />
                      </span>
                    ),
                )}
              </Td>
              <Td isNumeric className={factor}>
                {plainText(line['quantity'])}
              </Td>
              <Td isNumeric className={factor}>
                {amount(line['unitMinor'])}
              </Td>
              {hasDiscount && (
                <Td isNumeric className={factor}>
                  {line['discount'] === undefined ? '' : `${Number(line['discount'])} %`}
                </Td>
              )}
              <Td isNumeric className={factor}>{`${Number(line['taxRate'])} %`}</Td>
              <Td isNumeric className={figure}>
                {amount(nets[index])}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
