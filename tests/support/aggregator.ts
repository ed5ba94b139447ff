import type { Aggregator as AggregatorOf } from '#mirage/aggregator.ts'
import type { BodyOf, PathOf, QueryOf } from '#mirage/contract.ts'
import { encryptId } from '#mirage/id-codec.ts'
import { rulesOf } from '#mirage/operation-rules.ts'
import type { ScenarioName } from '#mirage/scenario.ts'
import { demoPassword } from '#mirage/accounts/passwords.ts'
import type { RandomBytes } from '#mirage/random.ts'
import { createAggregator, type AggregatorOptions } from '#mirage/server.ts'
import { operationTable, type OperationEntry, type OperationId } from '#openapi/generated/operations.ts'
import type { operations, SignInAnswer } from '#openapi/generated/schema.d.ts'
import { apiRoot, createContractValidator } from './contract-validator.ts'

const origin = 'http://portal.test'
const validator = createContractValidator()

/** The input of an operation. Ids are plain: they are encrypted where the contract asks for it. */
export interface Input<Op extends OperationId> {
  readonly path?: PathOf<Op>
  readonly query?: QueryOf<Op>
  readonly body?: BodyOf<Op>
}

/** The `data` of an operation's good answer; unknown for one that answers a file. */
export type DataOf<Op extends OperationId> = (operations[Op]['responses'][200]['content'] & Enveloped)['application/json']['data']

interface Enveloped {
  readonly 'application/json': { readonly data: unknown }
}

/** An answer of the aggregator; `data` is null in a refusal. */
export interface Answer<Op extends OperationId> {
  readonly status: number
  readonly description: string
  readonly data: DataOf<Op> | null
  readonly headers: Headers
}

export type Session = SignInAnswer['data']

/** Calls operations with or without a session, and checks both directions against the contract. */
export interface Caller {
  readonly session: Session | null
  call<Op extends OperationId>(operation: Op, input?: Input<Op>): Promise<Answer<Op>>
  /** Calls and gives the data; throws when the answer is not 200. */
  succeed<Op extends OperationId>(operation: Op, input?: Input<Op>): Promise<DataOf<Op>>
  /** Calls and gives status and description; throws when the answer is 200. */
  refuse<Op extends OperationId>(operation: Op, input?: Input<Op>): Promise<[status: number, description: string]>
}

/** A clock that only the test moves. */
export interface DrivenClock {
  now(): number
  /** Moves on by milliseconds. */
  advance(ms: number): void
}

/** A Saturday in the seeds' own year. */
export const testNow = Date.UTC(2026, 10, 21, 12)

export function createDrivenClock(start = testNow): DrivenClock {
  let now = start
  return { now: () => now, advance: (ms) => void (now += ms) }
}

/** Random bytes that depend only on how many were drawn before: equal in every run, never equal within one. */
export function createDrivenRandom(): RandomBytes {
  let asked = 0
  return (length) => {
    asked += 1
    const bytes = new Uint8Array(length)
    new DataView(bytes.buffer).setUint32(length - 4, asked)
    return bytes
  }
}

/** The headers that every call of a session carries. */
export const sessionHeaders = (session: Session): Record<string, string> => ({
  authorization: `${session.token_type} ${session.token}`,
  Loguser: String(session.userId),
  Logcontact: String(session.contactId),
})

/** The request of an operation, as the portal would send it. */
export function requestOf<Op extends OperationId>(operation: Op, input: Input<Op> = {}, session: Session | null = null): Request {
  const entry: OperationEntry = operationTable[operation]
  const encrypted = new Set(
    rulesOf(operation)
      .parameters.filter(({ schema }) => schema.$ref?.endsWith('/EncryptedId'))
      .map(({ name }) => name),
  )
  const address = Object.entries(input.path ?? {}).reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encrypted.has(name) ? encryptId(Number(value)) : encodeURIComponent(String(value))),
    entry.path,
  )
  const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]))
  const [permission] = [entry.permission ?? []].flat()
  return new Request(`${origin}${apiRoot}${address}${query.size > 0 ? `?${query}` : ''}`, {
    method: entry.method,
    headers: {
      'content-type': 'application/json',
      ...(session ? sessionHeaders(session) : {}),
      ...(permission ? { logPermission: permission } : {}),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
}

/** Sends a request and throws for every breach of the contract, in the request or in the answer, or in the answer only. */
export async function sendChecked(
  handle: (request: Request) => Promise<Response>,
  request: Request,
  directions: 'both' | 'answer' = 'both',
): Promise<Response> {
  const { method, url, headers } = request
  const observed = { method, url, headers: Object.fromEntries(headers), body: await request.clone().text() }
  const response = await handle(request)
  const body = await response.clone().text()
  const breaches = [
    ...(directions === 'both' ? validator.request(observed) : []),
    ...validator.response(observed, { status: response.status, headers: Object.fromEntries(response.headers), body }),
  ]
  if (breaches.length > 0) throw new Error(`The contract is broken:\n${breaches.join('\n')}`)
  return response
}

/** A caller over anything that answers requests. */
export function createCaller(handle: (request: Request) => Promise<Response>, session: Session | null = null): Caller {
  const call = async <Op extends OperationId>(operation: Op, input: Input<Op> = {}): Promise<Answer<Op>> => {
    const response = await sendChecked(handle, requestOf(operation, input, session))
    const { description, data } = await response.json()
    return { status: response.status, description, data, headers: response.headers }
  }
  return {
    session,
    call,
    succeed: async <Op extends OperationId>(operation: Op, input: Input<Op> = {}) => {
      const { status, description, data } = await call(operation, input)
      if (status !== 200) throw new Error(`${operation} answered ${status}: ${description}`)
      return data as DataOf<Op>
    },
    refuse: async (operation, input) => {
      const { status, description } = await call(operation, input)
      if (status === 200) throw new Error(`${operation} was not refused: ${description}`)
      return [status, description]
    },
  }
}

/** Signs in over anything that answers requests. */
export async function signInOver(
  handle: (request: Request) => Promise<Response>,
  username: string,
  password = demoPassword,
): Promise<Caller> {
  return createCaller(handle, await createCaller(handle).succeed('signIn', { body: { username, password } }))
}

/** An aggregator of a test's own, with a clock that the test moves. */
export function startAggregator(options: Partial<Omit<AggregatorOptions, 'clock'>> = {}) {
  const clock = createDrivenClock()
  const errors: unknown[] = []
  const aggregator: AggregatorOf<ScenarioName> = createAggregator({
    scenario: 'demo',
    tokenSeconds: 1800,
    latencyMs: 0,
    portalAddress: origin,
    randomBytes: createDrivenRandom(),
    passwordRounds: 1000,
    logError: (error) => void errors.push(error),
    ...options,
    clock,
  })
  const handle = (request: Request) => aggregator.handle(request)
  return {
    aggregator,
    clock,
    /** What handlers threw. */
    errors,
    handle,
    signedOut: createCaller(handle),
    signIn: (username = 'admin@ncuk.test', password = demoPassword) => signInOver(handle, username, password),
  }
}
