import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address: string): boolean => {
  const version = isIP(address)
  return version !== 0 && loopback.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** Whether a Host header names this machine; a page that rebinds its name to 127.0.0.1 still sends its own name. */
function isLocalHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return hostname === 'localhost' || isLoopback(hostname.replaceAll(/[[\]]/g, ''))
}

/** Whether a page of another origin sent the call. Another port of this machine counts as the same site, not as the same origin. */
function isForeign({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (site === 'cross-site' || site === 'same-site') return true
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}

const isProxied = (headers: IncomingHttpHeaders): boolean => 'forwarded' in headers || 'x-forwarded-for' in headers

interface Caller {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Why a reset call is refused, in words, or null. Data kept in a file are put back only by a call from this machine whose
 * content type a page of another origin cannot send without a preflight, which is never granted.
 */
export function resetBreach({ headers, socket }: Caller, isKept: boolean): string | null {
  if (isForeign(headers)) return 'The reset call is for pages of this origin.'
  if (!isKept) return null
  if (!isLoopback(socket.remoteAddress ?? '') || !isLocalHost(headers.host ?? '') || isProxied(headers))
    return 'Data that are kept in a file can be reset from the machine of the server only.'
  const [mediaType = ''] = (headers['content-type'] ?? '').split(';')
  return mediaType.trim().toLowerCase() === 'application/json'
    ? null
    : 'Data that are kept in a file can be reset only by a call with the header "content-type: application/json".'
}
