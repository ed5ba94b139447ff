import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server saw it. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type Answer = (response: ServerResponse, seen: Seen) => void

/** A real HTTP server on a free port that answers as the test says and records the requests. */
export async function startFaultServer(answer: Answer) {
  const seen: Seen[] = []
  const open = new Set<ServerResponse>()
  let answering = answer
  const server = createServer((request, response) => {
    open.add(response)
    response.once('close', () => void open.delete(response))
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const entry = { method, path: url, headers, body: Buffer.concat(chunks).toString() }
      seen.push(entry)
      answering(response, entry)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${address.port}`,
    baseUrl: `http://127.0.0.1:${address.port}/api/aggregate/v1`,
    seen,
    answerWith: (next: Answer) => void (answering = next),
    /** How many requests have an open connection and no complete answer. */
    openCalls: () => open.size,
    /** Resolves when a request has arrived. */
    arrived: async (count = 1) => {
      while (seen.length < count) await new Promise((resolve) => void setImmediate(resolve))
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const send =
  (status: number, body: string, headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' }): Answer =>
  (response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

/** An envelope with data, as the aggregator answers. */
export const good = (data: unknown, extra: object = {}) =>
  send(200, JSON.stringify({ code: 200, message: 'OK', description: 'Success', data, ...extra }))

/** A refusal in its envelope. */
export const refusal = (status: number, description: unknown = 'Refused.', headers: Readonly<Record<string, string>> = {}) =>
  send(status, JSON.stringify({ code: status, message: 'Refused', description, data: null }), {
    'content-type': 'application/json',
    ...headers,
  })

export const faults = {
  reset: (response: ServerResponse) => void response.socket?.destroy(),
  hang: () => {},
  /** Promises more bytes than it sends before it breaks. */
  resetMidBody: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"code":200,"data":{"list":[', () => response.socket?.destroy())
  },
  slowBody: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"code":200,')
  },
  truncated: send(200, '{"code":200,"message":"OK","description":"Success","data":{"list":['),
  html: send(200, '<!doctype html><title>Portal</title>', { 'content-type': 'text/html' }),
  empty: send(200, ''),
  wrongShape: send(200, '[]'),
  refusedInside: send(200, '{"code":400,"message":"Bad","description":"Not today.","data":null}'),
  emptyFailure: send(500, ''),
  chunkedEmptyFailure: (response: ServerResponse) => {
    response.writeHead(500, { 'transfer-encoding': 'chunked' })
    response.end()
  },
  proxyPage: send(502, '<html><body><h1>Bad Gateway</h1></body></html>', { 'content-type': 'text/html' }),
  busy: refusal(503, 'Too busy.', { 'retry-after': '2' }),
  redirect: send(302, '', { location: 'http://127.0.0.1:9/elsewhere' }),
} satisfies Readonly<Record<string, Answer>>
