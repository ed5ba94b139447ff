import { escapedText } from '#openapi/communications/message-text.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { invoiceFields } from './invoices.ts'
import { amountText, dayText } from './reckoning.ts'

const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${escapedText(text)}</${tag}>`).join('')}</tr>`

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table>${heads.length > 0 ? cells('th', heads) : ''}${rows.map((row) => cells('td', row)).join('')}</table>`

/** A heading with the lines that are known below it. */
const block = (heading: string, parts: readonly (string | undefined)[]): string =>
  `<h2>${heading}</h2><p>${parts
    .flatMap((part) => part?.split('\n') ?? [])
    .map(escapedText)
    .join('<br>')}</p>`

/** An invoice as a page of its own: both sides, its lines and what they come to. */
export function invoiceFile(record: ResourceRecord, { named }: Pick<Store, 'named'>) {
  const fields = invoiceFields(record)
  const { invoiceNumber = 'Draft', billTo, yearId, issueDate, dueDate, poNumber, currency, lines, instalments = [], creditOf } = fields
  const kind = creditOf === undefined ? 'Invoice' : 'Credit note'
  const title = `${kind} ${invoiceNumber}`
  const sign = creditOf === undefined ? 1 : -1
  const amount = (minor = 0) => amountText(minor, currency)
  const facts = [
    ['Year', named('Year', yearId)],
    ...(issueDate === undefined ? [] : [['Issued', dayText(issueDate)]]),
    ['Due', dayText(dueDate)],
    ...(poNumber === undefined ? [] : [['Reference', poNumber]]),
    ...(creditOf === undefined ? [] : [['Credits', named('Invoice', creditOf)]]),
  ]
  const sums = [
    ['Net', fields.netMinor],
    ['Tax', fields.taxMinor],
    ['Total', fields.totalMinor],
    ['Paid', fields.paidMinor],
    ['Credited', fields.creditedMinor],
    ['To pay', fields.balanceMinor],
  ] as const
  const body = [
    `<h1>${escapedText(title)}</h1>`,
    block('From', [fields.sellerName, fields.sellerAddress, fields.sellerTaxNumber]),
    block('Billed to', [billTo, fields.billToAddress, fields.billToTaxNumber]),
    table([], facts),
    table(
      ['Description', 'Quantity', 'Unit price', 'Net'],
      lines.map((line) => [
        [line.description, line.detail ?? ''].filter(Boolean).join(' · '),
        String(line.quantity),
        amount(line.unitMinor),
        amount(sign * (line.netMinor ?? 0)),
      ]),
    ),
    table(
      [],
      sums.map(([label, minor]) => [label, amount(minor)]),
    ),
    ...(instalments.length > 0
      ? [
          table(
            ['Instalment due', 'Amount'],
            instalments.map((one) => [dayText(one.dueDate), amount(one.amountMinor)]),
          ),
        ]
      : []),
  ]
  const head = `<meta charset="utf-8"><title>${escapedText(title)}</title><style>td,th{padding:2px 12px 2px 0;text-align:start}</style>`
  const content = `<!doctype html><html lang="en"><head>${head}</head><body dir="auto">${body.join('')}</body></html>`
  return { fileName: `${title}.html`, mediaType: 'text/html' as const, content }
}
