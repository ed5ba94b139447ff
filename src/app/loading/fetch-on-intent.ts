import { canonicalPath } from '#machines/access/canonical-path.ts'
import type { StartTimer } from '#src/time/timer.ts'
import type { RouteMatch } from '../route-spec.ts'
import { matchRoute } from '../routes.ts'
import { prefetchCode, preparePage, type PageServices } from './prepare-page.ts'

/** How long the pointer must rest on a link before its page is fetched, ms. Shorter stops are a pointer passing by. */
const restMs = 65

/** The link under the pointer or with the focus; of a table's row, its link. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const found = target instanceof Element ? target.closest('a[href], tr') : null
  return found instanceof HTMLAnchorElement ? found : (found?.querySelector<HTMLAnchorElement>('a[href]') ?? null)
}

interface IntentOptions {
  readonly services: PageServices
  readonly startTimer: StartTimer
  /** Whether the page of an address may be opened: nothing is fetched for a refused one. */
  isOpen(path: string, search: string): boolean
}

/**
 * Fetches the code and the first reads of a page when the pointer rests on a link to it or the focus reaches it, or when the address
 * becomes the page's, so that a press shows it at once. A pointer over the rows of a table fetches no records: they are
 * read at the press. One set of listeners serves every link of the portal.
 * @returns a function that removes the listeners
 */
export function fetchOnIntent({ services, startTimer, isOpen }: IntentOptions): () => void {
  const over = new AbortController()
  const options = { capture: true, passive: true, signal: over.signal }
  const openMatch = (path: string, search: string): RouteMatch | null => (isOpen(path, search) ? matchRoute(path) : null)

  let cancelFetch = () => {}
  const approach = ({ target, type }: Event) => {
    if (type !== 'focusin') cancelFetch()
    const link = linkAt(target)
    if (!link || link.origin !== window.location.origin) return
    // The page that is shown reads its data itself: to ask again what has failed would take its message away.
    if (link.pathname === window.location.pathname && link.search === window.location.search) return
    const prepare = () => {
      const match = openMatch(canonicalPath(link.pathname), link.search)
      if (!match) return
      const isCrossing = type === 'pointerover' && link.closest('tr') !== null
      if (isCrossing) void prefetchCode(match, link.search)
      else void preparePage(match, link.search, services)
    }
    if (type === 'pointerover') cancelFetch = startTimer(restMs, prepare)
    else prepare()
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(name, approach, options)

  let shown = canonicalPath(window.location.pathname)
  const arrive = () => {
    const { pathname, search } = window.location
    const path = canonicalPath(pathname)
    // A page that changes its own query reads its data itself.
    if (path === shown) return
    shown = path
    const match = openMatch(path, search)
    if (match) void preparePage(match, search, services)
  }
  for (const name of ['pushState', 'replaceState', 'popstate']) window.addEventListener(name, arrive, options)
  return () => {
    cancelFetch()
    over.abort()
  }
}
