import createClient, { type ClientOptions } from 'openapi-fetch'
import { operationTable, type OperationId } from '#openapi/generated/operations.ts'
import type { operations } from '#openapi/generated/schema.d.ts'
import type { Clock } from '#src/time/clock.ts'
import { startDeadline } from '#src/time/deadline.ts'
import type { StartTimer } from '#src/time/timer.ts'
import { readEnvelope } from './envelope.ts'
import { ApiProblem } from './problem.ts'

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : never
type Given<T, Key extends string> = Key extends keyof T
  ? undefined extends T[Key]
    ? [NonNullable<T[Key]>] extends [never]
      ? unknown
      : { readonly [K in Key]?: NonNullable<T[Key]> }
    : { readonly [K in Key]: T[Key] }
  : unknown
type BodyPart<T> = T extends { requestBody: infer Body } ? { readonly body: JsonOf<Body> } : unknown

/** What an operation takes: its path, query and body, exactly as the contract says. */
export type OperationInput<Op extends OperationId> = Given<operations[Op]['parameters'], 'path'> &
  Given<operations[Op]['parameters'], 'query'> &
  BodyPart<operations[Op]>

/** The whole of an operation's good answer. */
export type OperationAnswer<Op extends OperationId> = JsonOf<operations[Op]['responses'][200]>

/** The `data` of an operation's good answer. */
export type OperationData<Op extends OperationId> = OperationAnswer<Op> extends { data: infer Data } ? Data : unknown

/** `log` names the component and permission for the log headers; `deadlineMs` replaces the usual deadline. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly deadlineMs?: number
  /** Of several components, that of the page is named, or else the first that the person's tree has. */
  readonly log?: {
    readonly component: string | readonly string[]
    /** The address of the page that calls, as the permission tree has it. */
    readonly page?: string
    readonly permission: 'View' | 'Add' | 'Modify' | 'Delete'
  }
}

/** A good answer; `body` is the whole of it, for the few fields that stand beside `data`. */
export interface Reply<T> {
  readonly data: T
  readonly description: string
  readonly code: number
  readonly body?: Readonly<Record<string, unknown>>
  /** When the server answered, in ms of its own clock; null where it did not say. */
  readonly servedAt?: number | null
}

/** The typed client: one function over every operation of the contract. Rejects with an `ApiProblem`, never with anything else. */
export interface Api {
  call<Op extends OperationId>(operation: Op, input: OperationInput<Op>, options?: CallOptions): Promise<Reply<OperationData<Op>>>
}

/** How a call of a resource is addressed: `path` is the template of the contract, `/sms/year/details/{id}`. */
export interface ResourceRoute {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly path: string
}

/** What such a call takes; the resource's own types say what it holds. */
export interface ResourceInput {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
}

/** The calls that every resource has and that stand in no table of operations. Rejects with an `ApiProblem`, as `call` does. */
export interface ResourceApi {
  send(route: ResourceRoute, input: ResourceInput, options?: CallOptions): Promise<Reply<unknown>>
}

/** All calls of the client. */
export type Calls = Api & ResourceApi

/** Who is signed in, as the headers need it. */
interface SessionHeaders {
  readonly token: string
  readonly tokenType: string
  readonly userId: string
  readonly contactId: string
}

/** The session as the client sees it. */
export interface SessionGate {
  current(): SessionHeaders | null
  /**
   * True when there is a newer token than the rejected one (empty for none); false when the session has ended or new tokens
   * were rejected lately. Throws an `ApiProblem` when the refresh could not be made; the session stays as it was.
   */
  renew(rejectedToken: string): Promise<boolean>
  /** Notes whether a call that was replayed with a newer token was accepted. */
  noteReplay(isLetIn: boolean): void
}

export interface ApiDeps {
  /** Where the aggregator is, up to and including /api/aggregate/v1. */
  readonly baseUrl: string
  readonly fetch: (request: Request) => Promise<Response>
  readonly session: SessionGate
  /** The id of the permission tree's node of that component, at that page where one is given; null when there is none. */
  componentIdOf(component: string, page?: string): string | null
  readonly startTimer: StartTimer
  readonly clock: Pick<Clock, 'now' | 'elapsed'>
}

/** The deadline of a call, in ms. */
export const deadlineMs = 15_000

// These three carry their own credentials: a 401 is about those, and a refresh would loop.
const neverRenewed = new Set<string>(['signIn', 'refreshToken', 'signOut'])

// Completes even when the tab is closed.
const keptAlive = new Set<string>(['signOut'])

/** Whether a path parameter could change the path: not a text, empty, dots only, or with a separator. */
const isUnusable = (value: unknown) =>
  typeof value === 'number'
    ? !Number.isSafeInteger(value)
    : typeof value !== 'string' || !/^(?!\.+$)[^\s/\\?#%\p{Cc}\p{Cs}]{1,1024}$/u.test(value)

/** Rejects as soon as the caller aborts. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiProblem('aborted', 0))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

const servedAtOf = (headers: Headers): number | null => {
  const instant = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(instant) ? null : instant
}

interface Target {
  readonly method: string
  readonly path: string
  readonly needsSession: boolean
  readonly isNeverRenewed?: boolean
  readonly isKeptAlive?: boolean
}

interface LooseInput {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Creates the client. A write is sent once, except for one replay after a 401 and a token refresh. */
export function createApi({ baseUrl, fetch, session, componentIdOf, startTimer, clock }: ApiDeps): Api & ResourceApi {
  const options: ClientOptions = { baseUrl, fetch, redirect: 'error', credentials: 'omit', cache: 'no-store' }
  const client = createClient<Record<string, Record<string, object>>>(options)

  const headersFor = (who: SessionHeaders | null, log: CallOptions['log']) => {
    const names = [log?.component ?? []].flat()
    const firstId = (page?: string) => names.map((name) => componentIdOf(name, page)).find((id) => id !== null)
    const componentId = (log?.page === undefined ? undefined : firstId(log.page)) ?? firstId() ?? null
    return {
      ...(who ? { authorization: `${who.tokenType} ${who.token}`, Loguser: who.userId, Logcontact: who.contactId } : {}),
      ...(log ? { logPermission: log.permission } : {}),
      ...(componentId === null ? {} : { logComponentId: componentId }),
    }
  }

  /** One request, with its deadline. */
  async function request(
    { method, path, isKeptAlive = false }: Target,
    input: LooseInput,
    body: string | undefined,
    who: SessionHeaders | null,
    { signal, log, deadlineMs: patience = deadlineMs }: CallOptions,
  ) {
    const deadline = startDeadline(patience, { startTimer, clock }, signal)
    try {
      const { data, error, response } = await client.request(
        method.toLowerCase() as 'get',
        path as never,
        {
          params: { path: input.path ?? {}, query: input.query ?? {} },
          headers: { ...headersFor(who, log), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          parseAs: 'text',
          keepalive: isKeptAlive,
          signal: deadline.signal,
          ...(body === undefined ? {} : { body, bodySerializer: (text: string) => text }),
        } as never,
      )
      return { response, raw: response.ok ? data : error }
    } catch {
      if (signal?.aborted) throw new ApiProblem('aborted', 0)
      throw new ApiProblem(deadline.isOver() ? 'timeout' : 'network', 0)
    } finally {
      deadline.stop()
    }
  }

  async function answerOf(target: Target, input: LooseInput, options: CallOptions): Promise<Reply<unknown>> {
    if (Object.values(input.path ?? {}).some(isUnusable)) throw new ApiProblem('notFound', 0, 'This record does not exist.')
    // Serialized once, so that a replay sends the same bytes.
    const body = input.body === undefined ? undefined : JSON.stringify(input.body)
    const who = session.current()
    // Without a token the server could only refuse the call: another tab may have signed out a moment ago.
    let answer = target.needsSession && who === null ? null : await request(target, input, body, who, options)
    const isRejected = answer === null || (answer.response.status === 401 && !target.isNeverRenewed)
    if (isRejected && (await unlessAborted(session.renew(who?.token ?? ''), options.signal))) {
      answer = await request(target, input, body, session.current(), options)
      session.noteReplay(answer.response.status !== 401)
    }
    if (answer === null) throw new ApiProblem('unauthorized', 401)
    const { data, description, code, body: whole } = readEnvelope(answer.response, answer.raw, clock.now())
    return { data, description, code, body: whole, servedAt: servedAtOf(answer.response.headers) }
  }

  return {
    call: async (operation, input, callOptions = {}) => {
      const target = {
        ...operationTable[operation],
        isNeverRenewed: neverRenewed.has(operation),
        isKeptAlive: keptAlive.has(operation),
      }
      return (await answerOf(target, input as LooseInput, callOptions)) as never
    },
    send: (route, input, callOptions = {}) => answerOf({ ...route, needsSession: true }, input, callOptions),
  }
}
