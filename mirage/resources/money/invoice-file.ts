import { escapedText } from '#openapi/communications/message-text.ts'
import { invoice } from '#openapi/generated/resources/money/invoice.ts'
import { amountText } from '#openapi/money/amount-text.ts'
import { isCreditedInFull } from '#openapi/money/credit-checks.ts'
import { brand, fileMeta } from '../../files/paper-parts.ts'
import type { ResourceRecord } from '../../models.ts'
import type { Store } from '../engine/store.ts'
import { invoiceFields } from './invoices.ts'
import { dayText, taxesOf } from './reckoning.ts'

type Invoice = ReturnType<typeof invoiceFields>
type Named = Pick<Store, 'named'>

const labels = invoice.fields
const lineLabels = invoice.fields.lines.fields

const style =
  'body{margin:0;background:#e9e6e6;color:#161314;font:14px/1.5 "Geist Variable",system-ui,sans-serif}' +
  'main{box-sizing:border-box;max-width:760px;margin:24px auto;padding:32px;background:#fff;overflow-wrap:anywhere}' +
  'header,.parts{display:flex;flex-wrap:wrap;gap:24px}header{justify-content:space-between;margin-bottom:32px}.parts>*{flex:1 1 180px}' +
  '.brand{display:flex;align-items:center;gap:12px;margin:0;font-size:18px;font-weight:600}.brand svg{width:32px}' +
  'h1{margin:0;font-size:22px;text-align:end}h1 span{display:block;font-size:14px;font-weight:400}h2{margin:0;font-size:16px}main>h2{margin:24px 0 8px}' +
  '.parts h2,dt,small,.remarks,h1 .number{color:#615b5c}.parts h2{font-size:13px;font-weight:400}p{margin:0 0 8px;white-space:pre-line}' +
  'p b{display:block}small{display:block}table{width:100%;margin:24px 0;border-collapse:collapse}' +
  'td,th{padding:8px 12px 8px 0;border-bottom:1px solid #ddd8d8;text-align:start;vertical-align:top}th{color:#615b5c;font-weight:400}' +
  '.figure,dd{text-align:end;font-variant-numeric:tabular-nums}.figure,.sums dd{white-space:nowrap}td:last-child,th:last-child{padding-right:0}' +
  'dl{display:grid;grid-template-columns:1fr auto;gap:4px 24px;align-content:start;margin:0}dd{margin:0}' +
  '.sums{min-width:min(100%,320px);margin-left:auto;break-inside:avoid}.sums dt{color:inherit}.sums .strong{font-weight:600}' +
  '@page{margin:12mm}@media print{body{background:none}main{max-width:none;margin:0;padding:0}}'

const tag = (name: string, text: string, className = ''): string =>
  text === '' ? '' : `<${name}${className === '' ? '' : ` class="${className}"`}>${escapedText(text)}</${name}>`

type Entry = readonly [label: string, text: string, className?: string]

const list = (entries: readonly Entry[], className = ''): string =>
  `<dl${className === '' ? '' : ` class="${className}"`}>${entries
    .map(([label, text, look]) => `${tag('dt', label, look)}${tag('dd', text, look)}`)
    .join('')}</dl>`

/** One of the two sides of an invoice. */
const party = (heading: string, name = '', parts: readonly (string | undefined)[]): string =>
  `<section>${tag('h2', heading)}<p>${tag('b', name)}${escapedText(parts.filter((part) => part !== undefined).join('\n'))}</p></section>`

/** When it was issued and is due, and what else tells it from others. */
function datesOf({ yearId, issueDate, dueDate, currency, poNumber, creditOf }: Invoice, { named }: Named): readonly Entry[] {
  return [
    [labels.yearId.label, named('Year', yearId)],
    ...(issueDate === undefined ? [] : [[labels.issueDate.label, dayText(issueDate)] as const]),
    [labels.dueDate.label, dayText(dueDate)],
    [labels.currency.label, currency],
    ...(poNumber === undefined ? [] : [[labels.poNumber.label, poNumber] as const]),
    ...(creditOf === undefined ? [] : [[labels.creditOf.label, named('Invoice', creditOf)] as const]),
  ]
}

const percent = (value: number | undefined): string => (value === undefined ? '' : `${value} %`)

/** The lines, each with all that its amount is made of. */
function lineTable({ lines, currency }: Invoice, amount: (minor: number) => string, { named }: Named): string {
  const hasDiscount = lines.some(({ discount }) => discount !== undefined)
  const heads = [
    lineLabels.quantity.label,
    lineLabels.unitMinor.label,
    ...(hasDiscount ? [lineLabels.discount.label] : []),
    lineLabels.taxRate.label,
    lineLabels.netMinor.label,
  ]
  const rows = lines.map(({ description, detail = '', uslId, ...line }) => {
    const letter = uslId === undefined ? '' : `${lineLabels.uslId.label} ${named('SponsorshipLetter', uslId)}`
    const figures = [
      String(line.quantity),
      amountText(line.unitMinor, currency),
      ...(hasDiscount ? [percent(line.discount)] : []),
      percent(line.taxRate),
      amount(line.netMinor ?? 0),
    ]
    const name = `<td>${escapedText(description)}${tag('small', detail)}${tag('small', letter)}</td>`
    return `<tr>${name}${figures.map((text) => `<td class="figure">${escapedText(text)}</td>`).join('')}</tr>`
  })
  const head = `${tag('th', lineLabels.description.label)}${heads.map((text) => tag('th', text, 'figure')).join('')}`
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** What it comes to: the tax of each rate with what it is taken of, and what is left to pay. */
function sumsOf(fields: Invoice, amount: (minor: number) => string): readonly Entry[] {
  const { lines, netMinor = 0, taxMinor = 0, totalMinor = 0, paidMinor = 0, creditedMinor = 0, balanceMinor = 0, currency } = fields
  const own = (minor: number) => amountText(minor, currency)
  const taxes = taxesOf(lines).map((tax): Entry => [`Tax ${tax.taxRate} % on ${amount(tax.netMinor)}`, amount(tax.taxMinor)])
  return [
    [labels.netMinor.label, own(netMinor)],
    ...(taxes.length > 0 ? taxes : [[labels.taxMinor.label, own(taxMinor)] as const]),
    [labels.totalMinor.label, own(totalMinor), 'strong'],
    [labels.paidMinor.label, own(paidMinor)],
    ...(creditedMinor > 0 ? [[labels.creditedMinor.label, own(creditedMinor)] as const] : []),
    [fields.creditOf === undefined ? 'To pay' : labels.balanceMinor.label, own(balanceMinor), 'strong'],
  ]
}

/** An invoice as a page of its own, with all that its page in the portal shows. */
export function invoiceFile(record: ResourceRecord, store: Named) {
  const fields = invoiceFields(record)
  const { invoiceNumber = 'Draft', currency, instalments = [], creditOf, note, reason } = fields
  const kind = creditOf === undefined ? 'Invoice' : 'Credit note'
  const title = `${kind} ${invoiceNumber}`
  // A credit note takes back what its lines charged.
  const amount = (minor: number) => amountText(creditOf === undefined ? minor : -minor || 0, currency)
  const remarks = [note, reason].map((text = '') => tag('p', text)).join('')
  const body = [
    `<header><p class="brand">${brand}</p><h1>${kind}${tag('span', invoiceNumber, 'number')}`,
    `${isCreditedInFull({ ...fields }) ? tag('span', 'Credited') : ''}</h1></header><div class="parts">`,
    party('Billed to', fields.billTo, [fields.billToAddress, fields.billToTaxNumber]),
    party(labels.sellerName.label, fields.sellerName, [fields.sellerAddress, fields.sellerTaxNumber]),
    `${list(datesOf(fields, store))}</div>`,
    lineTable(fields, amount, store),
    `<div class="parts">${remarks === '' ? '' : `<div class="remarks">${remarks}</div>`}${list(sumsOf(fields, amount), 'sums')}</div>`,
    ...(instalments.length > 0
      ? [
          tag('h2', labels.instalments.label),
          list(
            instalments.map((one) => [dayText(one.dueDate), amountText(one.amountMinor, currency)]),
            'sums',
          ),
        ]
      : []),
  ]
  const head = `${fileMeta}<title>${escapedText(title)}</title><style>${style}</style>`
  const content = `<!doctype html><html lang="en"><head>${head}</head><body dir="auto"><main>${body.join('')}</main></body></html>`
  return { fileName: `${title}.html`, mediaType: 'text/html' as const, content }
}
