/**
 * The router has no way to hold a page back, so unsaved work is guarded where navigation starts: at a press on a link,
 * at the browser's Back and Forward, and at leaving the portal.
 */

interface LeaveGuardOptions {
  /** Whether leaving now would lose work. */
  isDirty(): boolean
  /** The person wants to go to this address (path and query) of the portal. */
  onLeave(address: string): void
  /** Whether an address stays on this page, so that going there loses nothing. */
  isHere(address: string): boolean
}

const addressOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => `${pathname}${search}${hash}`

/**
 * Starts guarding; gives the function that stops it. Capture listeners run before the router's own, so a guarded
 * address never shows: Back is undone by putting the page's own address back on top of the history.
 */
export function guardLeaving(view: Window, { isDirty, onLeave, isHere }: LeaveGuardOptions): () => void {
  let here = addressOf(view.location)

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target === '_blank' || link.origin !== view.location.origin) return
    const address = addressOf(new URL(link.href))
    if (isHere(address) || !isDirty()) return
    event.preventDefault()
    event.stopPropagation()
    onLeave(address)
  }
  const onPopState = (event: PopStateEvent) => {
    const address = addressOf(view.location)
    if (isHere(address) || !isDirty()) {
      here = address
      return
    }
    event.stopImmediatePropagation()
    view.history.pushState(null, '', here)
    onLeave(address)
  }
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  }
  const onMove = () => {
    here = addressOf(view.location)
  }

  view.document.addEventListener('click', onClick, true)
  view.addEventListener('popstate', onPopState, true)
  view.addEventListener('beforeunload', onBeforeUnload)
  view.addEventListener('replaceState', onMove)
  view.addEventListener('pushState', onMove)
  return () => {
    view.document.removeEventListener('click', onClick, true)
    view.removeEventListener('popstate', onPopState, true)
    view.removeEventListener('beforeunload', onBeforeUnload)
    view.removeEventListener('replaceState', onMove)
    view.removeEventListener('pushState', onMove)
  }
}
