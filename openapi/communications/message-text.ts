/** What a message may name in double braces, with the words of the menu that offers it. */
export const placeholderLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  centreName: 'Centre name',
  universityName: 'University name',
  yearDesc: 'Year',
  recordName: 'Record name',
  recordDate: 'Record date',
  link: 'Link',
  today: 'Today',
} as const

/** A name in double braces. */
export type PlaceholderName = keyof typeof placeholderLabels

/** Placeholders whose values come from the record that the message is about. */
export const recordPlaceholders: readonly PlaceholderName[] = ['recordName', 'recordDate', 'link']

/** `{{firstName}}`, or with the text to use where there is no value: `{{firstName|Student}}`. */
const inBraces = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g

/** Texts of the specification for what is wrong with a message. */
export const messageTexts = {
  unknown: (name: string) => `Unknown placeholder: ${name}.`,
  noValue: (name: string) => `No value for ${name}.`,
  noRecipient: 'Choose at least one recipient.',
  noAddress: (address: string) => `${address} is not an e-mail address.`,
  tooSoon: 'Choose a time at least 5 minutes from now.',
  begun: 'Sending has begun.',
  stopped: 'Sending was stopped before it went out.',
  leftOut: (count: number) => `${count} left out.`,
} as const

/** How long before its time a message has to be scheduled at the latest, in ms. */
export const earliestMs = 5 * 60 * 1000

/** Above so many recipients, the person types their number before a message is sent. */
export const confirmedAbove = 100

/** Characters of a subject that a closed card of the drawer shows. */
export const shownSubject = 70

/** The largest text, in bytes as the server counts them. */
export const longestContent = 100_000

/** Whether a text is larger than `longestContent`. */
export const isTooLarge = (content: string): boolean => new TextEncoder().encode(content).length > longestContent

const isName = (name: string): name is PlaceholderName => Object.hasOwn(placeholderLabels, name)

/** A part of a text: words, or a placeholder. */
export type TextPiece = string | { readonly name: string; readonly fallback: string | null }

/** A text in its parts, none of them empty. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const found of text.matchAll(inBraces)) {
    const [whole, name = '', fallback] = found
    pieces.push(text.slice(at, found.index), { name: name.trim(), fallback: fallback?.trim() ?? null })
    at = found.index + whole.length
  }
  return [...pieces, text.slice(at)].filter((piece) => piece !== '')
}

/** A placeholder as it is written. */
export const writtenPlaceholder = (name: string, fallback: string | null = null): string =>
  fallback === null ? `{{${name}}}` : `{{${name}|${fallback}}}`

/** Why a text cannot be filled in for anybody, or null. */
export function unknownPlaceholder(text: string): string | null {
  const stray = piecesOf(text).find((piece) => typeof piece !== 'string' && !isName(piece.name))
  return typeof stray === 'object' ? messageTexts.unknown(stray.name) : null
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as part of markup. */
export const escapedText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The values of one person; what is missing has none. */
export type PlaceholderValues = Readonly<Partial<Record<PlaceholderName, string>>>

/** A text with the values of one person, and the names of those that have none. */
export interface FilledText {
  readonly text: string
  readonly missing: readonly string[]
}

/** Fills in a text; values are text, never markup. `write` is how one is written: as it is, or escaped. */
export function filledText(text: string, values: PlaceholderValues, write: (value: string) => string): FilledText {
  const missing: string[] = []
  const filled = piecesOf(text).map((piece) => {
    if (typeof piece === 'string') return piece
    // An empty value counts as none: a record may have the field, but no date in it.
    const value = (isName(piece.name) && values[piece.name]) || piece.fallback
    if (!value) {
      missing.push(piece.name)
      return ''
    }
    return write(value)
  })
  return { text: filled.join(''), missing: [...new Set(missing)] }
}

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) && text.length <= 254

/** What is wrong with the first of some addresses, or null. */
export function addressError(addresses: readonly string[]): string | null {
  const wrong = addresses.find((address) => !isAddress(address.trim()))
  return wrong === undefined ? null : messageTexts.noAddress(wrong)
}
