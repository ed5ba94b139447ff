/** Why a call has no good answer. */
export type ProblemKind = 'refused' | 'unauthorized' | 'forbidden' | 'notFound' | 'server' | 'network' | 'timeout' | 'aborted' | 'malformed'

/** Shown when nothing better is known. */
export const fallbackText = 'Something went wrong!'

const maxLength = 500

/** Readable words from what a server called its description: text only, no markup, 500 characters at most; null when there are none. */
export function readableText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  // Control characters and marks that turn the direction of text have no place in a message.
  const text = value.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ').trim()
  if (text === '' || /^<(!doctype|html|head|body)/i.test(text)) return null
  // Twice as many code units hold at least so many characters; only they are taken apart.
  const characters = Array.from(text.slice(0, 2 * maxLength + 2))
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text
}

/** A call that did not go well: `code` is the server's number (0 when no answer came), `description` is fit to be shown. */
export class ApiProblem extends Error {
  readonly code: number
  readonly kind: ProblemKind
  readonly description: string
  /** Seconds that the server asked to wait, when it did. */
  readonly retryAfter: number | null

  constructor(kind: ProblemKind, code: number, description: string = fallbackText, retryAfter: number | null = null) {
    super(description)
    this.name = 'ApiProblem'
    this.kind = kind
    this.code = code
    this.description = description
    this.retryAfter = retryAfter
  }
}

/** Which kind an HTTP-like number is. */
export function kindOf(code: number): ProblemKind {
  if (code === 401) return 'unauthorized'
  if (code === 403) return 'forbidden'
  if (code === 404) return 'notFound'
  return code >= 500 || code === 429 ? 'server' : 'refused'
}

/** Whether asking once more could help: neither a session that is over nor a caller that has gone is worth a second call. */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || (error.kind !== 'unauthorized' && error.kind !== 'aborted')

/** Any thrown value as what a person can read. */
export function toFailure(error: unknown): { readonly code: number; readonly message: string } {
  return error instanceof ApiProblem ? { code: error.code, message: error.description } : { code: 0, message: fallbackText }
}
