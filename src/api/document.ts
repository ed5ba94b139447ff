import type { DocumentEntry, DocumentPart } from '#machines/session/privacy-policy.machine.ts'
import { startDeadline, type DeadlineDeps } from '#src/time/deadline.ts'
import { deadlineMs, type ApiDeps } from './client.ts'
import { onOneLine, partsOfHtml } from './html-parts.ts'
import { ApiProblem } from './problem.ts'

/** Longer documents are cut here, in characters. */
const longest = 200_000

/** Plain text: empty lines divide paragraphs; a line that begins with # is a heading, one with - or * an entry of a list. */
function partsOfText(text: string): readonly DocumentPart[] {
  const parts: DocumentPart[] = []
  let open: { readonly kind: 'text' | 'entry'; readonly lines: string[] } = { kind: 'text', lines: [] }
  /** The entries of the list that is still open; null outside a list. */
  let entries: DocumentEntry[] | null = null
  const put = (kind: 'heading' | 'text' | 'entry', words: string) => {
    if (words === '') return
    if (kind === 'entry' && entries) entries.push({ text: words, lists: [] })
    else if (kind === 'entry') parts.push({ kind: 'list', isOrdered: false, entries: (entries = [{ text: words, lists: [] }]) })
    else {
      entries = null
      parts.push({ kind, text: words })
    }
  }
  const begin = (kind: 'text' | 'entry', ...lines: string[]) => {
    put(open.kind, onOneLine(open.lines.join(' ')))
    open = { kind, lines }
  }
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const [, mark = '', words = ''] = /^(#{1,6}|[-*])\s+(.*)$/.exec(line) ?? []
    if (mark.startsWith('#')) {
      begin('text')
      put('heading', onOneLine(words))
    } else if (mark !== '') begin('entry', words)
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
 * The address of a document that may be shown: of the page's own origin, or https elsewhere. Null for anything else.
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

export interface DocumentDeps extends DeadlineDeps, Pick<ApiDeps, 'fetch'> {
  /** The page's own origin: only its documents are read, others are linked to. */
  readonly origin: string
}

/**
 * Reads a document of the page's own origin as plain parts; none for one of another origin or of a type that is not
 * text. Throws an `ApiProblem` when it cannot be read within 15 s.
 */
export async function readDocument(
  url: URL,
  { fetch, origin, ...deps }: DocumentDeps,
  signal: AbortSignal,
): Promise<readonly DocumentPart[]> {
  if (url.origin !== origin) return []
  const deadline = startDeadline(deadlineMs, deps, signal)
  try {
    const response = await fetch(new Request(url, { redirect: 'error', credentials: 'omit', signal: deadline.signal }))
    if (!response.ok) throw new ApiProblem(response.status === 404 ? 'notFound' : 'server', response.status)
    return partsOf(await response.text(), response.headers.get('content-type') ?? '')
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    if (signal.aborted) throw new ApiProblem('aborted', 0)
    throw new ApiProblem(deadline.isOver() ? 'timeout' : 'network', 0)
  } finally {
    deadline.stop()
  }
}
