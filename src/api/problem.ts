/** Why a call failed. */
export type ProblemKind = 'refused' | 'unauthorized' | 'forbidden' | 'notFound' | 'server' | 'network' | 'timeout' | 'aborted' | 'malformed'

/** Shown when the server gave no text. */
export const fallbackText = 'Something went wrong!'

const maxLength = 500

/** A server's description as plain text of at most 500 characters; null when it is empty or markup. */
export function readableText(value: unknown): string | null {
  if (typeof value !== 'string') return null
  // Control characters, halves of characters and marks that turn the direction of text have no place in a message.
  const text = value.replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ').trim()
  if (!/[^\s\p{C}]/u.test(text) || /^<(!doctype|html|head|body)/i.test(text)) return null
  // Twice as many code units hold at least so many characters; only they are taken apart.
  const characters = Array.from(text.slice(0, 2 * maxLength + 2))
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text
}

/** What else is known of a problem. */
interface ProblemDetails {
  /** Whether the text is the server's description and not its message; by default it is when there is any. */
  readonly isDescribed?: boolean
  /** The server's message, also where there is a description. */
  readonly serverMessage?: string | null
  /** The data of the answer. */
  readonly data?: unknown
  /** Whether all allowed attempts have been made. */
  readonly isTriedOut?: boolean
}

/** A failed call: `code` is the server's number (0 without an answer), `description` can be shown to people. */
export class ApiProblem extends Error {
  readonly code: number
  readonly kind: ProblemKind
  readonly description: string
  /** Whether the server gave a text; otherwise `description` is the fallback. */
  readonly hasWords: boolean
  /** Whether the text is the server's description and not its message. */
  readonly isDescribed: boolean
  /** The server's message, which is not shown where there is a description; null without any. */
  readonly serverMessage: string | null
  /** Seconds that the server asked to wait, when it did. */
  readonly retryAfter: number | null
  /** The data of the server's answer, which has details of some refusals; null without any. */
  readonly data: unknown
  /** Whether all allowed attempts have been made: only a person starts another. */
  readonly isTriedOut: boolean

  constructor(
    kind: ProblemKind,
    code: number,
    words: string | null = null,
    retryAfter: number | null = null,
    { isDescribed = words !== null, serverMessage = null, data = null, isTriedOut = false }: ProblemDetails = {},
  ) {
    super(words ?? fallbackText)
    this.name = 'ApiProblem'
    this.kind = kind
    this.code = code
    this.description = words ?? fallbackText
    this.hasWords = words !== null
    this.isDescribed = isDescribed
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.data = data
    this.isTriedOut = isTriedOut
  }
}

/** Rethrows a problem, without its text where that is only the server's message: for callers that have a better text. */
export function describedOnly(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.isDescribed) throw error
  throw new ApiProblem(error.kind, error.code, null, error.retryAfter, { data: error.data, isTriedOut: error.isTriedOut })
}

/** The kind of an HTTP status or an envelope's code. */
export function kindOf(code: number): ProblemKind {
  if (code === 401) return 'unauthorized'
  if (code === 403) return 'forbidden'
  if (code === 404) return 'notFound'
  return code >= 500 || code === 429 ? 'server' : 'refused'
}

/** The longest delay before a retry that the server may ask for, in ms. */
const longestPauseMs = 5000

/** The delay before a retry, in ms: the server's Retry-After. */
export const pauseBeforeRetry = (error: unknown): number => (error instanceof ApiProblem ? (error.retryAfter ?? 0) * 1000 : 0)

/**
 * Whether one retry could help. It could not when the session has ended, the caller has aborted, the call has timed out,
 * all attempts have been made, or the server asked for a longer delay than `longestPauseMs`.
 */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  (!error.isTriedOut && !['unauthorized', 'aborted', 'timeout'].includes(error.kind) && pauseBeforeRetry(error) <= longestPauseMs)

/** Any thrown value as a code and a text for people. */
export function toFailure(error: unknown): { readonly code: number; readonly message: string } {
  return error instanceof ApiProblem ? { code: error.code, message: error.description } : { code: 0, message: fallbackText }
}
