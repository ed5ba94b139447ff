import { canonicalPath } from '#machines/access/canonical-path.ts'
import { fetchAhead } from './missing-chunks.ts'
import { matchRoute } from './routes.ts'

/** The link that somebody turns to: it or its words are under the pointer, or it is that of a table's row. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const found = target instanceof Element ? target.closest('a[href], tr') : null
  return found instanceof HTMLAnchorElement ? found : (found?.querySelector<HTMLAnchorElement>('a[href]') ?? null)
}

/**
 * Fetches the code of a page when the pointer or the focus comes to a link to it, so that a press shows the page at once.
 * One set of listeners serves every link of the portal. Gives the way to stop.
 * @param isOpen whether the page of an address may be opened: what is refused is not fetched either
 */
export function fetchOnIntent(isOpen: (path: string, search: string) => boolean): () => void {
  const over = new AbortController()
  const approach = ({ target }: Event) => {
    const link = linkAt(target)
    if (!link || link.origin !== window.location.origin) return
    const path = canonicalPath(link.pathname)
    const prepare = matchRoute(path)?.route.Page.prepare
    if (prepare && isOpen(path, link.search)) void fetchAhead(prepare)
  }
  for (const name of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(name, approach, { capture: true, passive: true, signal: over.signal })
  return () => over.abort()
}
