import type { QueryClient } from '@tanstack/react-query'
import { canonicalPath } from '#machines/access/canonical-path.ts'
import type { ReadingServices } from '#src/api/first-query.ts'
import { prefetch } from '#src/ui/lazy/lazy-resource.ts'
import type { RouteMatch } from '../route-spec.ts'
import { matchRoute } from '../routes.ts'
import { prepareCode, preparePage } from './prepare-page.ts'

/** The link that somebody turns to: it or its words are under the pointer, or it is that of a table's row. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const found = target instanceof Element ? target.closest('a[href], tr') : null
  return found instanceof HTMLAnchorElement ? found : (found?.querySelector<HTMLAnchorElement>('a[href]') ?? null)
}

interface IntentOptions {
  readonly services: ReadingServices & { readonly queryClient: QueryClient }
  /** Whether the page of an address may be opened: nothing is fetched for a refused one. */
  isOpen(path: string, search: string): boolean
}

/**
 * Fetches the code of a page and what it reads first when the pointer or the focus comes to a link to it, or the address
 * becomes its own, so that a press shows the page at once. A pointer that crosses the rows of a table asks for no records: they are
 * read at the press. One set of listeners serves every link of the portal.
 * @returns stops it
 */
export function fetchOnIntent({ services, isOpen }: IntentOptions): () => void {
  const over = new AbortController()
  const options = { capture: true, passive: true, signal: over.signal }
  const openMatch = (path: string, search: string): RouteMatch | null => (isOpen(path, search) ? matchRoute(path) : null)

  const approach = ({ target, type }: Event) => {
    const link = linkAt(target)
    if (!link || link.origin !== window.location.origin) return
    const match = openMatch(canonicalPath(link.pathname), link.search)
    if (!match) return
    const isCrossing = type === 'pointerover' && link.closest('tr') !== null
    if (isCrossing) void prefetch(() => prepareCode(match, link.search))
    else preparePage(match, link.search, services)
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(name, approach, options)

  let shown = canonicalPath(window.location.pathname)
  const arrive = () => {
    const { pathname, search } = window.location
    const path = canonicalPath(pathname)
    // A page that changes its own address reads by itself what that means.
    if (path === shown) return
    shown = path
    const match = openMatch(path, search)
    if (match) preparePage(match, search, services)
  }
  for (const name of ['pushState', 'replaceState', 'popstate']) window.addEventListener(name, arrive, options)
  return () => over.abort()
}
