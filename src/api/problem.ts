/** Why a call has no good answer. */
export type ProblemKind = 'refused' | 'unauthorized' | 'forbidden' | 'notFound' | 'server' | 'network' | 'timeout' | 'aborted' | 'malformed'

/** Shown when nothing better is known. */
export const fallbackText = 'Something went wrong!'

const maxLength = 500

/** Readable words from what a server called its description: text only, no markup, 500 characters at most; null when there are none. */
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
  /** Whether the words are the server's description, and not its message; where nothing is said, words are. */
  readonly isDescribed?: boolean
  /** The data of the answer. */
  readonly data?: unknown
  /** Whether as many tries as may be made have been made already. */
  readonly isTriedOut?: boolean
}

/** A call that did not go well: `code` is the server's number (0 when no answer came), `description` is fit to be shown. */
export class ApiProblem extends Error {
  readonly code: number
  readonly kind: ProblemKind
  readonly description: string
  /** Whether the description is somebody's words, and not only what is said for want of any. */
  readonly hasWords: boolean
  /** Whether it is the server's description, and not its message. */
  readonly isDescribed: boolean
  /** Seconds that the server asked to wait, when it did. */
  readonly retryAfter: number | null
  /** The data of the server's answer, which says more of some refusals; null without any. */
  readonly data: unknown
  /** Whether as many tries as may be made have been made: only a person starts the next. */
  readonly isTriedOut: boolean

  constructor(
    kind: ProblemKind,
    code: number,
    words: string | null = null,
    retryAfter: number | null = null,
    { isDescribed = words !== null, data = null, isTriedOut = false }: ProblemDetails = {},
  ) {
    super(words ?? fallbackText)
    this.name = 'ApiProblem'
    this.kind = kind
    this.code = code
    this.description = words ?? fallbackText
    this.hasWords = words !== null
    this.isDescribed = isDescribed
    this.retryAfter = retryAfter
    this.data = data
    this.isTriedOut = isTriedOut
  }
}

/** Throws the same problem, without words where they are the server's message alone: for callers with better ones of their own. */
export function describedOnly(error: unknown): never {
  if (!(error instanceof ApiProblem) || error.isDescribed) throw error
  throw new ApiProblem(error.kind, error.code, null, error.retryAfter, { data: error.data, isTriedOut: error.isTriedOut })
}

/** Which kind an HTTP-like number is. */
export function kindOf(code: number): ProblemKind {
  if (code === 401) return 'unauthorized'
  if (code === 403) return 'forbidden'
  if (code === 404) return 'notFound'
  return code >= 500 || code === 429 ? 'server' : 'refused'
}

/** A person is not kept waiting longer than this for a second try that the server asked to put off. */
const longestPauseMs = 5000

/** How long to wait before asking once more, in ms: as long as the server asked for. */
export const pauseBeforeRetry = (error: unknown): number => (error instanceof ApiProblem ? (error.retryAfter ?? 0) * 1000 : 0)

/**
 * Whether asking once more at once could help. It could not after the end of the session, for a caller that has gone, after
 * a full deadline of silence, after a renewal of the session that was tried often enough, or where the server asked for a
 * longer rest than a person should wait without a word.
 */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiProblem) ||
  (!error.isTriedOut && !['unauthorized', 'aborted', 'timeout'].includes(error.kind) && pauseBeforeRetry(error) <= longestPauseMs)

/** Any thrown value as what a person can read. */
export function toFailure(error: unknown): { readonly code: number; readonly message: string } {
  return error instanceof ApiProblem ? { code: error.code, message: error.description } : { code: 0, message: fallbackText }
}
