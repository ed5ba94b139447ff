import { textPdf } from '../../files/text-pdf.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { invoiceFields } from './invoices.ts'
import { amountText, dayText } from './reckoning.ts'

const [textWidth, figureWidth, labelWidth] = [40, 14, 11]

const row = (text: string, ...figures: readonly string[]): string =>
  [text.slice(0, textWidth).padEnd(textWidth), ...figures.map((figure) => figure.padStart(figureWidth))].join(' ')

/** Lines with a word before the first one. */
const block = (label: string, parts: readonly (string | undefined)[]): readonly string[] =>
  parts.flatMap((part) => part?.split('\n') ?? []).map((line, index) => `${(index === 0 ? label : '').padEnd(labelWidth)}${line}`)

/** An invoice as a file: whom it bills, its lines and what they come to. */
export function invoiceFile(record: ResourceRecord, { named }: Pick<Store, 'named'>) {
  const fields = invoiceFields(record)
  const { invoiceNumber = 'Draft', billTo = '', yearId, issueDate, dueDate, poNumber, currency, lines, instalments = [], creditOf } = fields
  const kind = creditOf === undefined ? 'Invoice' : 'Credit note'
  const amount = (minor = 0) => amountText(minor, currency)
  const sign = creditOf === undefined ? 1 : -1
  const sums = [
    ['Net', fields.netMinor],
    ['Tax', fields.taxMinor],
    ['Total', fields.totalMinor],
    ['Paid', fields.paidMinor],
    ['Credited', fields.creditedMinor],
    ['To pay', fields.balanceMinor],
  ] as const
  const text = [
    `${kind} ${invoiceNumber}`,
    '',
    ...block('From', [fields.sellerName, fields.sellerAddress, fields.sellerTaxNumber]),
    '',
    ...block('Billed to', [billTo, fields.billToAddress, fields.billToTaxNumber]),
    '',
    `Year       ${named('Year', yearId)}`,
    ...(issueDate === undefined ? [] : [`Issued     ${dayText(issueDate)}`]),
    `Due        ${dayText(dueDate)}`,
    ...(poNumber === undefined ? [] : [`Reference  ${poNumber}`]),
    ...(creditOf === undefined ? [] : [`Credits    ${named('Invoice', creditOf)}`]),
    '',
    row('Description', 'Quantity', 'Unit price', 'Net'),
    ...lines.map((line) => row(line.description, String(line.quantity), amount(line.unitMinor), amount(sign * (line.netMinor ?? 0)))),
    '',
    ...sums.map(([label, minor]) => row('', '', label, amount(minor))),
    ...(instalments.length > 0 ? ['', 'Instalments'] : []),
    ...instalments.map((one) => row(dayText(one.dueDate), amount(one.amountMinor))),
  ]
  const content = btoa(String.fromCharCode(...textPdf(text)))
  return { fileName: `${kind} ${invoiceNumber}.pdf`, mediaType: 'application/pdf' as const, content }
}
