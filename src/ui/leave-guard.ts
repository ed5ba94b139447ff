/**
 * The router has no way to hold a page back, so unsaved work is guarded where navigation starts: at a press on a link,
 * at the browser's Back and Forward, and at leaving the portal.
 */

interface LeaveGuardOptions {
  /** Whether leaving now would lose work. */
  isDirty(): boolean
  /** The person wants to go to this address (path, query and fragment) of the portal. */
  onLeave(address: string): void
  /** The address has moved, here or away. */
  onMove?(address: string): void
}

export interface LeaveGuard {
  stop(): void
  /** Goes on to an address whose leaving was asked about, when Back or Forward led there; false for any other. */
  resume(address: string): boolean
}

type Place = Readonly<Record<'pathname' | 'search' | 'hash', string>>
/** Path, query and fragment of a place. */
export const addressOf = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`
const pageOf = (address: string) => address.split('#')[0]

/**
 * Starts guarding. Capture listeners run before the router's own, so a guarded address never shows: Back is undone by
 * putting the page's own address back on top of the history, and done again by `resume`.
 */
export function guardLeaving(view: Window, { isDirty, onLeave, onMove }: LeaveGuardOptions): LeaveGuard {
  let here = addressOf(view.location)
  let state: unknown = view.history.state
  let heading: string | null = null
  const stays = (address: string) => pageOf(address) === pageOf(here) || !isDirty()

  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== view.location.origin) return
    const address = addressOf(link)
    if (stays(address)) return
    event.preventDefault()
    event.stopPropagation()
    heading = null
    onLeave(address)
  }
  const follow = () => {
    here = addressOf(view.location)
    state = view.history.state
    onMove?.(here)
  }
  const onPopState = (event: PopStateEvent) => {
    const address = addressOf(view.location)
    if (stays(address)) return follow()
    event.stopImmediatePropagation()
    view.history.pushState(state, '', here)
    heading = address
    onLeave(address)
  }
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  view.document.addEventListener('click', onClick, { capture: true, signal })
  view.addEventListener('popstate', onPopState, { capture: true, signal })
  view.addEventListener('beforeunload', onBeforeUnload, { signal })
  // The router tells of its own moves by these two events.
  view.addEventListener('pushState', follow, { signal })
  view.addEventListener('replaceState', follow, { signal })
  return {
    stop: () => listening.abort(),
    resume: (address) => {
      if (heading !== address) return false
      view.history.back()
      return true
    },
  }
}
