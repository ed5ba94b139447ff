import { createServer, request as requestUpstream, Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OperationId } from '#openapi/generated/operations.ts'
import { refusal, type Seen } from '#tests/support/client/fault-server.ts'
import { operationOf } from './operation-inputs.ts'

/** A call of a page as it came through; `status` is null until it was answered, and for one that never was. */
export interface ProxiedCall extends Seen {
  readonly operation: OperationId
  status: number | null
}

/** Answers a call in place of the aggregator, or hands it on by `forward`. */
export type Rule = (response: ServerResponse, call: ProxiedCall, forward: () => void) => void

const ownCredentials = new Set<OperationId>(['signIn', 'refreshToken', 'signOut'])
const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'proxy-connection', 'upgrade'])

/**
 * Stands between pages and the served portal, at the level of sockets: files and calls pass, but calls of the contract
 * are counted, and answered by a rule while there is one. Tokens can be made to expire at once.
 */
export async function startPortalProxy(upstream: string) {
  const target = new URL(upstream)
  // A connection for each request: one that was kept could be closed by the portal just as it is used again.
  const agent = new Agent({ keepAlive: false })
  const calls: ProxiedCall[] = []
  const seenTokens = new Set<string>()
  const expired = new Set<string>()
  const open = new Set<ServerResponse>()
  const heard = new Set<() => void>()
  let rule: Rule | null = null
  let gathering: { readonly count: number; readonly held: (() => void)[] } | null = null
  const tell = () => heard.forEach((look) => look())

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) => {
    const { method = 'GET', url = '/', headers } = incoming
    const passed = { ...headers, connection: 'close', 'content-length': String(body.length) }
    const onward = requestUpstream({ host: target.hostname, port: target.port, method, path: url, headers: passed, agent }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !hopHeaders.has(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(outgoing)
    })
    onward.on('error', () => void outgoing.socket?.destroy())
    outgoing.once('close', () => void (outgoing.writableEnded || onward.destroy()))
    onward.end(body)
  }

  const judge = (incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer) => {
    const { method = 'GET', url = '/', headers } = incoming
    const operation = operationOf(method, url)
    const pass = () => forward(incoming, outgoing, body)
    if (!operation) return pass()
    const call: ProxiedCall = { method, path: url, headers, body: body.toString(), operation, status: null }
    calls.push(call)
    outgoing.once('finish', () => {
      call.status = outgoing.statusCode
      tell()
    })
    const token = headers.authorization ?? ''
    const isExpired = expired.has(token)
    seenTokens.add(token)
    if (isExpired && !ownCredentials.has(operation)) return turnAway(outgoing, call)
    if (rule) return rule(outgoing, call, pass)
    return pass()
  }

  const turnAway = (outgoing: ServerResponse, call: ProxiedCall) => {
    const answer = () => refusal(401, 'Your session has expired.')(outgoing, call)
    if (!gathering) return answer()
    const { held, count } = gathering
    held.push(answer)
    if (held.length < count) return
    gathering = null
    held.forEach((release) => release())
  }

  const server = createServer((incoming, outgoing) => {
    // A browser sends a request by itself a second time when a used connection breaks under it; that would count as the page's.
    outgoing.shouldKeepAlive = false
    open.add(outgoing)
    outgoing.once('close', () => void open.delete(outgoing))
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk))
    incoming.on('end', () => {
      judge(incoming, outgoing, Buffer.concat(chunks))
      tell()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    answerBy: (next: Rule | null) => void (rule = next),
    /** Rejects every token seen so far. With a count, the first rejections are held until there are that many, then sent together. */
    expire: (together?: number) => {
      seenTokens.forEach((token) => expired.add(token))
      gathering = together === undefined ? null : { count: together, held: [] }
    },
    /** Resolves when `isSo` is true; rejects after `withinMs`. */
    until: (isSo: () => boolean, what: string, withinMs = 20_000) =>
      new Promise<void>((resolve, reject) => {
        const end = () => {
          clearTimeout(patience)
          heard.delete(look)
        }
        const look = () => {
          if (!isSo()) return
          end()
          resolve()
        }
        const patience = setTimeout(() => {
          end()
          reject(new Error(`${what} did not come within ${withinMs} ms; the last calls: ${lastOf(calls)}`))
        }, withinMs)
        heard.add(look)
        look()
      }),
    count: (operation: OperationId, from = 0) => calls.slice(from).filter((call) => call.operation === operation).length,
    openCalls: () => open.size,
    close: () =>
      new Promise<void>((resolve) => {
        agent.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const lastOf = (calls: readonly ProxiedCall[]) =>
  calls
    .slice(-8)
    .map(({ operation, status }) => `${operation} ${status ?? 'open'}`)
    .join(', ')
