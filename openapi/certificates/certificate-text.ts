import { escapedText, type TextPiece } from '../communications/message-text.ts'

/** What the text of a certificate template may name in braces, with the words of the menu that offers it. */
export const placeholderLabels = {
  studentName: 'Student name',
  programme: 'Programme',
  award: 'Award',
  modules: 'Modules',
  points: 'Points',
  issueDate: 'Issue date',
  code: 'Code',
  signatories: 'Signatories',
} as const

/** A name in braces in the text of a template. */
export type Placeholder = keyof typeof placeholderLabels

/** What stands in the place of each in the page of a sample student; the signatories are those of the template. */
export const placeholderSamples: Readonly<Record<Exclude<Placeholder, 'signatories'>, string>> = {
  studentName: '王子涵 (Wang Zihan)',
  programme: 'International Foundation Year',
  award: 'International Foundation Year, 320 points',
  modules: 'Chemistry A, Economics B, Physics A',
  points: '320',
  issueDate: '30/07/2026',
  code: '7Q4M-9XKD-2HTB',
}

/** The names of sample students: that of the samples, one as long as names may be, and one that runs from right to left. */
export const sampleNames = [
  placeholderSamples.studentName,
  'Maria Aurelia Wilhelmina Konstantinopolitanska-Featherstonehaugh de la Fontaine y Montenegro Villareal',
  'محمد عبد الرحمن الأنصاري',
] as const

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholderLabels, name)

const inBraces = /\{([^{}]*)\}/g

/** The text of a template in its parts, none of them empty. */
export function piecesOf(body: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const found of body.matchAll(inBraces)) {
    const [whole, name = ''] = found
    pieces.push(body.slice(at, found.index), { name, fallback: null })
    at = found.index + whole.length
  }
  return [...pieces, body.slice(at)].filter((piece) => piece !== '')
}

/** A placeholder as it is written. */
export const writtenPlaceholder = (name: string): string => `{${name}}`

/** Why the text of a template cannot be filled in; null where it can. */
export function placeholderError(body: string): string | null {
  const stray = piecesOf(body).find((piece) => typeof piece !== 'string' && !isPlaceholder(piece.name))
  return typeof stray === 'object' ? `Unknown placeholder: ${writtenPlaceholder(stray.name)}.` : null
}

/** Text without tags gets its paragraphs from empty lines, and its lines from breaks. */
const asMarkup = (body: string): string =>
  body.includes('<')
    ? body
    : body
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
        .join('')

/** The text of a template with values in the place of its placeholders; they are text, never markup. */
export const filledText = (body: string, values: Readonly<Record<Placeholder, string>>): string =>
  piecesOf(asMarkup(body))
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return isPlaceholder(piece.name) ? escapedText(values[piece.name]) : writtenPlaceholder(piece.name)
    })
    .join('')

/** The signatories of a certificate, as its text names them. */
export const signatoryNames = (signatories: readonly { readonly name: string }[]): string => signatories.map(({ name }) => name).join(', ')
