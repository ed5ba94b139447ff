import type { IncomingMessage, ServerResponse } from 'node:http'

/** The body of a request is larger than any call needs. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** 10 MB: a schedule of thousands of modules stays far below. */
const bodyLimit = 10 * 1024 * 1024

/** The path and query of a request as an address; null when they are none. */
export function addressOf(request: IncomingMessage): URL | null {
  const target = request.url ?? '/'
  const text = target.startsWith('/') ? `http://${request.headers.host ?? 'localhost'}${target}` : target
  return URL.canParse(text) ? new URL(text) : null
}

/**
 * The whole body; throws `BodyTooLarge`, but reads to the end before: a caller who is still sending would miss the answer, and
 * the connection could not be used again.
 */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size <= bodyLimit) parts.push(bytes)
  }
  if (size > bodyLimit) throw new BodyTooLarge(`A body may have ${bodyLimit} bytes.`)
  return Buffer.concat(parts)
}

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) if (!name.startsWith(':')) headers.append(name, one)
  return headers
}

/** Whether a standard Request can have the method: it refuses these three, which Node's parser takes. */
export const isRequestMethod = (method: string): boolean => !['CONNECT', 'TRACE', 'TRACK'].includes(method)

/** A standard Request of one from Node, aborted when its caller goes away before the answer is out. */
export async function toRequest(incoming: IncomingMessage, outgoing: ServerResponse, address: URL): Promise<Request> {
  const gone = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableEnded) gone.abort(new DOMException('The caller went away.', 'AbortError'))
  })
  const method = incoming.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(incoming)
  return new Request(address, {
    method,
    headers: headersOf(incoming),
    signal: gone.signal,
    ...(body?.length ? { body: new Uint8Array(body) } : {}),
  })
}

/** Sends a standard Response by Node. */
export async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => outgoing.setHeader(name, value))
  outgoing.setHeader('content-length', body.length)
  outgoing.end(body)
}
