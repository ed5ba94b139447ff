/**
 * The one form of a path that guard, menu and router compare, so that no odd spelling gets another verdict than the
 * plain one. Case is kept: addresses are told apart by it.
 */

/** Characters that mean the same in a path whether they are percent-encoded or not. */
const plain = /^[A-Za-z0-9\-._~!$&'()*+,;=:@]$/
/** A path in its one form, as nearly every path of a large tree is: no segment is empty, "." or "..". */
const canonical = /^(?:\/(?!\.\.?(?:\/|$))[A-Za-z0-9\-._~!$&'()*+,;=:@]+)+$/
/** An encoded byte, a stray percent sign, or what no path holds as it is. */
const notPlain = /%([0-9A-Fa-f]{2})?|[^A-Za-z0-9\-._~!$&'()*+,;=:@/%]/gu

/** A text as percent-encoded UTF-8; half of a surrogate pair, which has no bytes, as the replacement character. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))

/**
 * The one spelling of a path (RFC 3986 §6.2.2): `%41` as `A`, `%2f` as `%2F`, a stray `%` as `%25`, a blank as `%20`,
 * `é` as `%C3%A9`. Decoded once, never twice.
 */
const plainSpelling = (path: string): string =>
  path.replaceAll(notPlain, (found, hex: string | undefined) => {
    if (hex === undefined) return encoded(found)
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return plain.test(character) ? character : found.toUpperCase()
  })

/** Whether a path is in its one form already. */
export const isCanonical = (path: string): boolean => canonical.test(path)

/** The segments of a path: without query and fragment, empty ones and "." dropped, ".." followed (never above the top). */
export function segmentsOf(path: string): readonly string[] {
  if (isCanonical(path)) return path.slice(1).split('/')
  const [pathname = ''] = path.split(/[?#]/, 1)
  const segments: string[] = []
  // Browsers read a backslash as a slash.
  for (const segment of plainSpelling(pathname.replaceAll('\\', '/')).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments
}

/** The canonical form of a path: starts with one slash, ends with none (but for "/" itself), no query, no fragment. */
export const canonicalPath = (path: string): string => `/${segmentsOf(path).join('/')}`

/** A text as one segment of a path, spelled canonically. */
export const pathSegment = (text: string): string => plainSpelling(encoded(text))

/** The text of a segment; the segment itself when it is no valid encoding. */
export function segmentText(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
