/** What the text of a certificate template may name in braces, with what stands there in the page of a sample student. */
export const placeholderSamples = {
  studentName: '王子涵 (Wang Zihan)',
  programme: 'International Foundation Year',
  award: 'International Foundation Year, 320 points',
  modules: 'Chemistry A, Economics B, Physics A',
  points: '320',
  issueDate: '30/07/2026',
  code: '7Q4M-9XKD-2HTB',
  signatories: 'Dr Helen Marsh',
} as const

/** A name in braces in the text of a template. */
export type Placeholder = keyof typeof placeholderSamples

export const placeholders: readonly string[] = Object.keys(placeholderSamples)

const inBraces = /\{([^{}]*)\}/g

/** Why the text of a template cannot be filled in; null where it can. */
export function placeholderError(body: string): string | null {
  const stray = [...body.matchAll(inBraces)].map(([, name = '']) => name).find((name) => !placeholders.includes(name))
  return stray === undefined ? null : `Unknown placeholder: {${stray}}.`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

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
  asMarkup(body).replaceAll(inBraces, (given, name: string) => (Object.hasOwn(values, name) ? escaped(values[name as Placeholder]) : given))
