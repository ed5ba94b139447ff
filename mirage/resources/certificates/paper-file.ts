import { identityLines, nameSize, paperTexts, qrPath, type Paper } from '#openapi/certificates/certificate-paper.ts'
import { paperStyle } from '#openapi/certificates/paper-style.ts'
import { escapedText } from '#openapi/communications/message-text.ts'
import { brand, fileMeta } from '../../files/paper-parts.ts'
import { cleanMarkup } from '../engine/markup.ts'

/** A page that is saved as a file: whole by itself, without a script. It has the parts of the page in the portal. */
export interface PaperFile extends Omit<Paper, 'certificateNumber' | 'code' | 'link' | 'contentHash' | 'issuedOn'> {
  readonly title: string
  /** By what it can be validated; null for a mere statement. */
  readonly certified: Pick<Paper, 'certificateNumber' | 'code' | 'link' | 'contentHash' | 'issuedOn'> | null
  /** Below the text: the names of columns, and rows. With it the page may go on on further ones. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[]; readonly after: string }
}

const picture = (className: string, address: string | undefined, alt: string): string =>
  address === undefined ? '' : `<img class="${className}" src="${escapedText(address)}" alt="${escapedText(alt)}">`

function qrCode(link: string): string {
  const { size, path } = qrPath(link)
  return (
    `<svg class="paper-code" role="img" aria-label="${paperTexts.qrCode}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  )
}

function tableOf({ head, rows, after }: NonNullable<PaperFile['table']>): string {
  const heads = head.map((cell) => `<th scope="col">${escapedText(cell)}</th>`).join('')
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapedText(cell)}</td>`).join('')}</tr>`).join('')
  const table = `<table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table>`
  return after === '' ? table : `${table}<p>${escapedText(after)}</p>`
}

/** The ground around the page on screen, which is not printed. */
const deskStyle = 'body{margin:0;background:#e9e6e6}.paper{margin:6mm auto}@media print{body{background:none}.paper{margin:0}}'

/** The whole file of a page. */
export function paperFile(paper: PaperFile): string {
  const { title, certified, table, orientation, pageSize } = paper
  const signatories = paper.signatories.map(
    ({ name, position, signature }) =>
      `<div class="paper-signatory">${picture('', signature, paperTexts.signatureOf(name))}<div>${escapedText(name)}</div><div>${escapedText(position)}</div></div>`,
  )
  return [
    `<!doctype html><html lang="en"><head>${fileMeta}`,
    `<title>${escapedText(title)}</title><style>${paperStyle}${deskStyle}</style></head><body>`,
    `<article class="paper" data-orientation="${orientation}" data-size="${pageSize}" data-name="${nameSize(paper.nameOnCertificate)}"`,
    `${table ? ' data-flows' : ''} aria-label="${escapedText(title)}">`,
    picture('paper-ground', paper.background, ''),
    '<div class="paper-frame"></div>',
    `<div class="paper-head"><span class="paper-brand">${brand}</span>${certified ? qrCode(certified.link) : ''}</div>`,
    `<div class="paper-body"><div>${cleanMarkup(paper.text)}${table ? tableOf(table) : ''}</div></div>`,
    `<div class="paper-end">${signatories.join('')}${picture('paper-seal', paper.seal, paperTexts.seal)}</div>`,
    `<div class="paper-foot">${(certified ? identityLines(certified) : []).map((line) => `<div>${escapedText(line)}</div>`).join('')}</div>`,
    '</article></body></html>',
  ].join('')
}
