import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { addressOf } from './http.ts'
import { documentHeaders, securityHeaders } from './security-headers.ts'

/** The type of a file by its ending. A path with another ending, or none, is the address of a page. */
export const fileTypes: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.pdf', 'application/pdf'],
  ['.webm', 'video/webm'],
  ['.vtt', 'text/vtt; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.map', 'application/json'],
])

interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  readonly plain: Buffer
  /** Compressed forms by their name in Accept-Encoding, best first. */
  readonly encoded: ReadonlyMap<string, Buffer>
}

const encodings = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
])

/** How long caches may keep files: never those that name other files, for ever those with a digest of their content in their name. */
export const cacheControls = { never: 'no-store', untilChanged: 'no-cache', forEver: 'public, max-age=31536000, immutable' } as const

const cacheControlOf = (path: string): string => {
  if (path === '/index.html' || path === '/config.json') return cacheControls.never
  return path.startsWith('/assets/') ? cacheControls.forEver : cacheControls.untilChanged
}

const fileOf = (path: string, plain: Buffer, encoded: ReadonlyMap<string, Buffer>): StaticFile => ({
  type: fileTypes.get(extname(path)) ?? 'application/octet-stream',
  cacheControl: cacheControlOf(path),
  etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  plain,
  encoded,
})

/** All files of a folder by their path on the server, dot files and compressed siblings apart. */
function readFolder(folder: string): Map<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
  const siblings = new Set(names)
  const isCompressed = (name: string) =>
    [...encodings.values()].some((ending) => name.endsWith(ending) && siblings.has(name.slice(0, -ending.length)))
  return new Map(
    names
      .filter((name) => !isCompressed(name))
      .map((name) => {
        const found = [...encodings].filter(([, ending]) => siblings.has(`${name}${ending}`))
        const encoded = new Map(found.map(([encoding, ending]) => [encoding, readFileSync(join(folder, `${name}${ending}`))]))
        return [`/${name}`, fileOf(`/${name}`, readFileSync(join(folder, name)), encoded)]
      }),
  )
}

/** Encodings that a caller takes. */
const accepted = (header: string | undefined): Set<string> =>
  new Set(
    (header ?? '')
      .split(',')
      .map((part) =>
        part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/),
      )
      .filter(([, quality = '1']) => Number(quality) > 0)
      .map(([name = '']) => name),
  )

/** The first and the last byte of a part that a player asks for; null where the whole file answers. */
function partOf(range: string | undefined, size: number): readonly [first: number, last: number] | null {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const last = Math.min(to ? Number(to) : size - 1, size - 1)
  return from !== undefined && Number(from) <= last ? [Number(from), last] : null
}

export interface StaticHostOptions {
  /** The built portal; read once, so that a build beside does not mix with what is served. */
  readonly folder: string
  /** Text of config.json. */
  readonly config: string
  readonly aggregatorUrl: string | null
}

/** Serves the built portal: files by name, index.html at every address of a page, 404 for files that are not there. */
export function createStaticHost({ folder, config, aggregatorUrl }: StaticHostOptions) {
  const files = readFolder(folder)
  files.set('/config.json', fileOf('/config.json', Buffer.from(config), new Map()))
  const headers = securityHeaders(aggregatorUrl)

  const find = (pathname: string): StaticFile | null => {
    const path = decode(pathname) ?? pathname
    const file = files.get(path)
    if (file) return file
    const isPage = !/^\/(assets|policy|api|__aggregator)(\/|$)/.test(path) && !fileTypes.has(extname(path))
    return isPage ? (files.get('/index.html') ?? null) : null
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const pathname = addressOf(incoming)?.pathname ?? ''
    const file = find(pathname)
    for (const [name, value] of Object.entries(pathname.startsWith('/policy/') ? documentHeaders : headers)) outgoing.setHeader(name, value)
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return end(outgoing, 405, 'Only GET and HEAD.', { allow: 'GET, HEAD' })
    if (!file) return end(outgoing, 404, 'Not found.', {})
    outgoing.setHeader('content-type', file.type)
    outgoing.setHeader('cache-control', file.cacheControl)
    if (file.cacheControl !== 'no-store') outgoing.setHeader('etag', file.etag)
    if (file.encoded.size > 0) outgoing.setHeader('vary', 'accept-encoding')
    if (incoming.headers['if-none-match'] === file.etag && file.cacheControl !== 'no-store') {
      outgoing.statusCode = 304
      outgoing.end()
      return
    }
    const takes = accepted(incoming.headers['accept-encoding'])
    const [encoding, encoded] = [...file.encoded].find(([name]) => takes.has(name)) ?? []
    if (encoding !== undefined) outgoing.setHeader('content-encoding', encoding)
    const body = encoded ?? file.plain
    const part = encoded === undefined ? partOf(incoming.headers.range, body.length) : null
    if (file.encoded.size === 0) outgoing.setHeader('accept-ranges', 'bytes')
    if (part) {
      const [first, last] = part
      outgoing.writeHead(206, { 'content-range': `bytes ${first}-${last}/${body.length}`, 'content-length': last - first + 1 })
      outgoing.end(incoming.method === 'HEAD' ? undefined : body.subarray(first, last + 1))
      return
    }
    outgoing.setHeader('content-length', body.length)
    outgoing.end(incoming.method === 'HEAD' ? undefined : body)
  }
}

/** Null where the path cannot be decoded; the portal then says by itself that there is no such page. */
function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function end(outgoing: ServerResponse, status: number, text: string, headers: Readonly<Record<string, string>>): void {
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
  outgoing.end(text)
}
