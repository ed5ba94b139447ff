/** A text as a PDF of typed pages, without a library. */

const linesPerPage = 60
const startY = 790
const lead = 12

/** Characters above ASCII that a standard font has at other places than Unicode. */
const winAnsi: Readonly<Record<string, number>> = { '€': 128, '–': 150, '—': 151, '‘': 145, '’': 146, '“': 147, '”': 148 }

/** A string of a page; a character that the standard fonts lack is a question mark. */
function escaped(text: string): string {
  return Array.from(text, (character) => {
    if (/[\\()]/.test(character)) return `\\${character}`
    const code = winAnsi[character] ?? character.codePointAt(0) ?? 0
    if (code >= 32 && code < 127) return character
    return code >= 128 && code < 256 ? `\\${code.toString(8)}` : '?'
  }).join('')
}

const pageStream = (lines: readonly string[]): string =>
  ['BT /F1 9 Tf', `${lead} TL`, `40 ${startY} Td`, ...lines.map((line) => `(${escaped(line)}) Tj T*`), 'ET'].join('\n')

/** The bytes of a PDF whose pages show lines in letters of one width. */
export function textPdf(lines: readonly string[]): Uint8Array {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / linesPerPage)) }, (_, page) =>
    lines.slice(page * linesPerPage, (page + 1) * linesPerPage),
  )
  const firstPage = 4
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${firstPage + 2 * page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((shown, page) => {
      const stream = pageStream(shown)
      const contents = `${firstPage + 2 * page + 1} 0 R`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${end}`)
}
