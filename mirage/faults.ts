import { operationTable } from '#openapi/generated/operations.ts'
import { untilAborted, wait } from './interceptor.ts'
import { standardOperations } from './operation-rules.ts'

/**
 * How an operation fails, given with the reset call. `status` is one of
 * - a number from 400 to 599: a refusal with that status, in the usual envelope;
 * - 'reset': the connection breaks before any answer;
 * - 'hang': no answer ever, until the caller gives up;
 * - 'malformed': a good status with JSON of a wrong shape;
 * - 'html': 502 with a page in HTML, as a proxy answers;
 * - 'truncated': the real answer (the work is done), cut in half;
 * - left out: the real answer, only later.
 */
export interface Fault {
  /** Of the contract, standard calls of resources too. */
  readonly operationId: string
  readonly status?: number | FaultKind
  /** How many calls it affects, 1 by default; then the operation works again. */
  readonly times?: number
  /** Shown text of a refusal. */
  readonly description?: string
  /** Milliseconds before the answer or the break. */
  readonly delayMs?: number
  /** Seconds of the header Retry-After of a refusal. */
  readonly retryAfter?: number
}

export const faultKinds = ['reset', 'hang', 'malformed', 'html', 'truncated'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Thrown by `Aggregator.handle` for a broken connection: the host destroys the socket. */
export class ConnectionReset extends TypeError {
  override readonly name = 'ConnectionReset'
}

const operations = [...Object.entries(operationTable).map(([operationId, entry]) => ({ ...entry, operationId })), ...standardOperations]

const routes = operations.map(({ operationId, method, path }) => ({
  operationId,
  method,
  pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Whether a text names an operation of the contract. */
export const isOperation = (text: unknown): text is string => operations.some(({ operationId }) => operationId === text)

/** The operation that a request would reach, or null. */
export const operationOf = (request: Request, namespace: string): string | null => {
  const { pathname } = new URL(request.url)
  const path = pathname.startsWith(`/${namespace}/`) ? pathname.slice(namespace.length + 1) : pathname
  const hits = routes.filter(({ method, pattern }) => method === request.method && pattern.exec(path)?.index === 0)
  return hits[0]?.operationId ?? null
}

/** Answers a request by the first fault of its operation, which counts as used; otherwise by `work`. */
export function createFaultLayer(faults: readonly Fault[], namespace: string) {
  const left = faults.map((fault) => ({ fault, times: fault.times ?? 1 }))
  return async (request: Request, work: (request: Request) => Promise<Response>): Promise<Response> => {
    const operation = left.length > 0 ? operationOf(request, namespace) : null
    const entry = left.find(({ fault, times }) => times > 0 && fault.operationId === operation)
    if (!entry) return work(request)
    entry.times -= 1
    await wait(entry.fault.delayMs ?? 0, request.signal)
    return broken(entry.fault, request, work)
  }
}

async function broken(
  { status, description, retryAfter }: Fault,
  request: Request,
  work: (request: Request) => Promise<Response>,
): Promise<Response> {
  switch (status) {
    case undefined:
      return work(request)
    case 'reset':
      throw new ConnectionReset('Failed to fetch')
    case 'hang':
      return untilAborted(request.signal)
    case 'malformed':
      return Response.json({ code: 200, message: 'OK', description: ['Success'], data: 'unexpected' })
    case 'html':
      return new Response('<!doctype html><title>502</title><h1>Bad gateway</h1>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      })
    case 'truncated': {
      const whole = await work(request)
      const text = await whole.text()
      return new Response(text.slice(0, text.length / 2), { status: whole.status, headers: { 'content-type': 'application/json' } })
    }
    default: {
      const body = { code: status, message: 'Fault', description: description ?? 'The request could not be completed.', data: null }
      return Response.json(body, { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } })
    }
  }
}
