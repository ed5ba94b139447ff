import { jsonOf } from '#src/storage/json.ts'
import { ApiProblem, kindOf, readableText } from './problem.ts'

type Fields = Readonly<Record<string, unknown>>

/** The longest delay, in seconds, that a server may ask for. */
const longestWait = 30

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A good answer without its envelope. */
interface Unwrapped {
  readonly code: number
  readonly description: string
  readonly data: unknown
  /** The whole body, for the few fields that stand beside `data`. */
  readonly body: Fields
}

/** The date of a header, "Wed, 21 Oct 2026 07:28:00 GMT", in ms; NaN for anything else. */
const headerDate = (text: string | null): number =>
  text !== null && /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text) ? Date.parse(text) : Number.NaN

/**
 * The seconds of a Retry-After header (RFC 9110: a number of seconds, or a date), at most 30; null when there is no usable one.
 * A date counts from the answer's own Date header, else from `receivedAt` (ms).
 */
export function retryAfterOf(headers: Headers, receivedAt: number): number | null {
  const text = headers.get('retry-after') ?? ''
  const answeredAt = headerDate(headers.get('date'))
  const seconds = /^\d+$/.test(text) ? Number(text) : (headerDate(text) - (Number.isNaN(answeredAt) ? receivedAt : answeredAt)) / 1000
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), longestWait)
}

/** A number, also one that came as text; null for anything else. */
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/**
 * Reads an answer's envelope {code, message, description, data}: success is a 2xx whose code is absent or below 400.
 * Everything else throws an `ApiProblem` with the server's description, else its message, else a fixed text, and with the
 * answer's data. `receivedAt` is when the answer came, in ms.
 */
export function readEnvelope(response: Pick<Response, 'ok' | 'status' | 'headers'>, raw: unknown, receivedAt: number): Unwrapped {
  const body = typeof raw === 'string' ? jsonOf(raw) : raw
  const fields = isFields(body) ? body : {}
  const code = numberOf(fields['code']) ?? response.status
  const described = readableText(fields['description'])
  const serverMessage = readableText(fields['message'])
  const words = described ?? serverMessage
  if (!response.ok || code >= 400) {
    const failed = response.ok ? code : response.status
    throw new ApiProblem(kindOf(failed), failed, words, retryAfterOf(response.headers, receivedAt), {
      isDescribed: described !== null,
      serverMessage,
      data: fields['data'] ?? null,
    })
  }
  if (!isFields(body)) throw new ApiProblem('malformed', response.status)
  return { code, description: words ?? '', data: body['data'], body }
}
