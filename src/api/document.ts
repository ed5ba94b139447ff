import { deadlineMs, type ApiDeps } from './client.ts'
import { ApiProblem } from './problem.ts'

/** A paragraph, heading or list entry of a document, as plain text. */
export interface DocumentPart {
  readonly kind: 'heading' | 'text' | 'item'
  readonly text: string
}

/** Longer documents are cut here, in characters. */
const longest = 200_000

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  copy: '©',
}

/** Character references of HTML as characters; unknown ones stay as they are. Only one pass, so that nothing is decoded twice. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

const part = (kind: DocumentPart['kind'], text: string): DocumentPart[] => {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  return words === '' ? [] : [{ kind, text: words }]
}

/** The readable text of an HTML page. Nothing of it is ever parsed as markup by the browser: tags only divide the text. */
function partsOfHtml(html: string): readonly DocumentPart[] {
  const [, body = html] = /<body[^>]*>([^]*)/i.exec(html) ?? []
  const visible = body
    .replaceAll(/<(script|style|template|noscript|svg|head|title)\b[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, ' ')
  const parts: DocumentPart[] = []
  let kind: DocumentPart['kind'] = 'text'
  let text = ''
  const close = () => {
    parts.push(...part(kind, decoded(text)))
    text = ''
    kind = 'text'
  }
  for (const [piece, slash, tag] of visible.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|[^<]+|</gi)) {
    const name = tag?.toLowerCase()
    if (name === undefined) text += piece
    else if (name === 'td' || name === 'th') text += slash === '' && text.trim() !== '' ? ' · ' : ''
    else if (/^(h[1-6]|p|li|ul|ol|dl|dt|dd|div|section|article|main|header|footer|table|tr|blockquote|br|hr|body|html)$/.test(name)) {
      close()
      if (slash === '' && /^h[1-6]$/.test(name)) kind = 'heading'
      else if (slash === '' && name === 'li') kind = 'item'
    }
  }
  close()
  return parts
}

/** Plain text: empty lines divide paragraphs; a line that begins with # is a heading, one with - or * an entry of a list. */
function partsOfText(text: string): readonly DocumentPart[] {
  const parts: DocumentPart[] = []
  let open: { readonly kind: 'text' | 'item'; readonly lines: string[] } = { kind: 'text', lines: [] }
  const begin = (kind: 'text' | 'item', ...lines: string[]) => {
    parts.push(...part(open.kind, open.lines.join(' ')))
    open = { kind, lines }
  }
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, mark = '', words = ''] = /^(#{1,6}|[-*])\s+(.*)$/.exec(line) ?? []
    if (mark.startsWith('#')) {
      begin('text')
      parts.push(...part('heading', words))
    } else if (mark !== '') begin('item', words)
    else if (line === '') begin('text')
    else open.lines.push(line)
  }
  begin('text')
  return parts
}

/** The readable parts of a document by its type; none for types that are not text. */
export function partsOf(text: string, contentType: string): readonly DocumentPart[] {
  const cut = text.slice(0, longest)
  if (/^(text\/html|application\/xhtml\+xml)\b/i.test(contentType)) return partsOfHtml(cut)
  return /^text\/(plain|markdown)\b/i.test(contentType) ? partsOfText(cut) : []
}

/**
 * The address of a document that may be shown: of the page's own origin, or https elsewhere. Null for anything else,
 * whatever the server called it.
 */
export function documentAddress(value: unknown, origin: string): URL | null {
  // Control characters and outer spaces vanish when an address is parsed: a text that has them is not what it seems.
  if (typeof value !== 'string' || value === '' || /[\p{Cc}\s\\]/u.test(value) || value.startsWith('//')) return null
  if (!URL.canParse(value, origin)) return null
  const url = new URL(value, origin)
  if (url.username !== '' || url.password !== '') return null
  const isOwn = url.origin === origin && url.protocol === 'http:'
  return isOwn || url.protocol === 'https:' ? url : null
}

export interface DocumentDeps extends Pick<ApiDeps, 'fetch' | 'startTimer'> {
  /** The page's own origin: only its documents are read, others are linked to. */
  readonly origin: string
}

/**
 * Reads a document of the page's own origin as plain parts; none for one of another origin or of a type that is not
 * text. Throws an `ApiProblem` when it cannot be read within 15 s.
 */
export async function readDocument(
  url: URL,
  { fetch, origin, startTimer }: DocumentDeps,
  signal: AbortSignal,
): Promise<readonly DocumentPart[]> {
  if (url.origin !== origin) return []
  const deadline = new AbortController()
  const stop = startTimer(deadlineMs, () => deadline.abort())
  try {
    const response = await fetch(
      new Request(url, { redirect: 'error', credentials: 'omit', signal: AbortSignal.any([signal, deadline.signal]) }),
    )
    if (!response.ok) throw new ApiProblem(response.status === 404 ? 'notFound' : 'server', response.status)
    return partsOf(await response.text(), response.headers.get('content-type') ?? '')
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    if (signal.aborted) throw new ApiProblem('aborted', 0)
    throw new ApiProblem(deadline.signal.aborted ? 'timeout' : 'network', 0)
  } finally {
    stop()
  }
}
