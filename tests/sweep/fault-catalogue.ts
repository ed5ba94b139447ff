import type { ProblemKind } from '#src/api/problem.ts'
import { faults, refusal, type Answer } from '#tests/support/client/fault-server.ts'

/** One way in which a call can go wrong, and what the client must make of it. */
export interface FaultSpec {
  readonly name: string
  /** Kind and code of the problem that a caller gets; 'well' when the client recovers without one. */
  readonly ends: readonly [kind: ProblemKind, code: number] | 'well'
  /** How the server answers a request that reaches it; `words` is the description in the answer, where it has one. */
  readonly answerWith: (words: unknown) => Answer
  /** Why a request does not reach the server: nobody listens, no such host, or the network goes away during a request. */
  readonly reach?: 'refused' | 'dns' | 'flip'
  /** The answer never ends by itself. */
  readonly stalls?: true
  /** Only the first request is hit. */
  readonly isPassing?: true
  /** The answer carries words for the person. */
  readonly speaks?: true
}

const unreached = () => faults.reset

/** The status line begins, and nothing follows. */
const slowHeaders: Answer = (response) => void response.socket?.write('HTTP/1.1 200 O')

/** Redirects to another origin, at which a test has a server of its own. */
const foreignRedirect =
  (location: string): Answer =>
  (response) => {
    response.writeHead(307, { location })
    response.end()
  }

/** The 24 faults. `foreignOrigin` is where the redirect leads. */
export const createFaultCatalogue = (foreignOrigin: string): readonly FaultSpec[] => [
  { name: 'refused', ends: ['network', 0], reach: 'refused', answerWith: unreached },
  { name: 'DNS', ends: ['network', 0], reach: 'dns', answerWith: unreached },
  { name: 'reset before headers', ends: ['network', 0], answerWith: () => faults.reset },
  { name: 'reset mid-body', ends: ['network', 0], answerWith: () => faults.resetMidBody },
  { name: 'hang', ends: ['timeout', 0], stalls: true, answerWith: () => faults.hang },
  { name: 'slow headers', ends: ['timeout', 0], stalls: true, answerWith: () => slowHeaders },
  { name: 'slow body', ends: ['timeout', 0], stalls: true, answerWith: () => faults.slowBody },
  { name: 'truncated JSON', ends: ['malformed', 200], answerWith: () => faults.truncated },
  { name: 'offline flip', ends: ['network', 0], reach: 'flip', answerWith: unreached },
  { name: '500 JSON', ends: ['server', 500], speaks: true, answerWith: (words) => refusal(500, words) },
  { name: '500 empty', ends: ['server', 500], answerWith: () => faults.emptyFailure },
  { name: '502 HTML', ends: ['server', 502], answerWith: () => faults.proxyPage },
  { name: '503 Retry-After', ends: ['server', 503], speaks: true, answerWith: (words) => refusal(503, words, { 'retry-after': '2' }) },
  { name: '429 Retry-After', ends: ['server', 429], speaks: true, answerWith: (words) => refusal(429, words, { 'retry-after': '2' }) },
  {
    name: '429 absurd Retry-After',
    ends: ['server', 429],
    speaks: true,
    answerWith: (words) => refusal(429, words, { 'retry-after': '86400' }),
  },
  { name: '401 then ok', ends: 'well', isPassing: true, answerWith: (words) => refusal(401, words) },
  { name: '401 twice', ends: ['unauthorized', 401], speaks: true, answerWith: (words) => refusal(401, words) },
  { name: '403', ends: ['forbidden', 403], speaks: true, answerWith: (words) => refusal(403, words) },
  { name: '404', ends: ['notFound', 404], speaks: true, answerWith: (words) => refusal(404, words) },
  { name: '409 with description', ends: ['refused', 409], speaks: true, answerWith: (words) => refusal(409, words) },
  { name: '200 HTML', ends: ['malformed', 200], answerWith: () => faults.html },
  { name: '200 empty', ends: ['malformed', 200], answerWith: () => faults.empty },
  { name: '200 wrong shape', ends: ['malformed', 200], answerWith: () => faults.wrongShape },
  { name: 'foreign redirect', ends: ['network', 0], answerWith: () => foreignRedirect(`${foreignOrigin}/elsewhere`) },
]

/** Descriptions of failures as servers have sent them: whatever the portal shows of them must be readable. */
export const hostileWords: readonly unknown[] = [
  'In its own words.',
  { message: 'nested' },
  ['a', 'list'],
  '',
  '   \n\t ',
  'x'.repeat(1_000_000),
  '\u202Edesrever\u202C and \u2066isolated\u2069',
  '<b>bold</b> <script>alert(1)</script>',
  '<!doctype html><title>502</title><h1>Bad Gateway</h1>',
  42,
  null,
  true,
  '\u200B\u200B\u2060\uFEFF',
  '\uD83D\uDE00'.repeat(800),
  'cut \uD83D here',
  'line one\r\nline two\u0000',
]

/** Whether a text can be shown: visible, not too long, no page of markup, no control characters and no change of direction. */
export const isReadable = (text: string): boolean =>
  /[^\s\p{C}]/u.test(text) &&
  Array.from(text).length <= 500 &&
  !/\[object|^<(!doctype|html)/i.test(text) &&
  !/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text)
