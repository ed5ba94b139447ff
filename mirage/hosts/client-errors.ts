import { STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

const statuses: ReadonlyMap<string | undefined, number> = new Map([
  ['HPE_INVALID_METHOD', 405],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
])

function end(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy()
  const allow = status === 405 ? ['Allow: GET, HEAD'] : []
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...allow, 'Connection: close', 'Content-Length: 0', '', '']
  socket.end(lines.join('\r\n'), () => socket.destroy())
}

/** Answers what never becomes a request: methods that Node's parser does not know, slow or broken requests, CONNECT. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => end(socket, statuses.get(error.code) ?? 400))
  server.on('connect', (_request, socket) => end(socket, 405))
}
