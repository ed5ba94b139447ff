/**
 * The router has no way to hold a page back, so unsaved work is guarded where navigation starts: at a press on a link,
 * at the browser's Back and Forward, at what the portal does by itself (`askBeforeLeaving`), and at leaving the portal.
 */

interface LeaveGuardOptions {
  /** Whether leaving now would lose work. */
  isDirty(): boolean
  /** The person wants to go to this address (path, query and fragment) of the portal. */
  onLeave(address: string): void
  /** Called when the address has changed, within the page or away from it. */
  onMove?(address: string): void
}

export interface LeaveGuard {
  stop(): void
  /** Goes on with what was asked about, when it is more than a link to that address; false for any other address. */
  resume(address: string): boolean
}

type Place = Readonly<Record<'pathname' | 'search' | 'hash', string>>
/** Path, query and fragment of a place. */
export const addressOf = ({ pathname, search, hash }: Place) => `${pathname}${search}${hash}`
const pageOf = (address: string) => address.split('#')[0]

/** Whether a page is left for a list: by a button, or by a link to its address. */
export const leadsToList = (to: { readonly kind: string; readonly address?: string } | null, list: string): boolean =>
  to?.kind === 'list' || to?.address?.split(/[?#]/)[0] === list

interface Guard extends Pick<LeaveGuardOptions, 'isDirty'> {
  /** Holds a move back and asks about it, if it would lose work; says whether it did. */
  holdBack(address: string, go: () => void): boolean
}
const guards = new Set<Guard>()

/** Whether leaving this page, for wherever, would lose work: for code that tells the person so in a way of its own. */
export const losesWork = (): boolean => [...guards].some((guard) => guard.isDirty())

/**
 * A move that starts in the portal itself, not at a link: runs at once, or after the guard of unsaved work has been answered with Yes.
 * @param address where it leads, path and query
 */
export function askBeforeLeaving(address: string, go: () => void): void {
  for (const guard of guards) if (guard.holdBack(address, go)) return
  go()
}

/** How far the address has moved in the browser's history; 0 when unknown. */
const positionOf = (view: Window): number => ('navigation' in view ? (view.navigation.currentEntry?.index ?? 0) : 0)

/**
 * Starts guarding. Capture listeners run before the router's own, so a guarded address never shows: Back is undone by
 * putting the page's own address back on top of the history, and done again by `resume`. Forward is undone by a step
 * back from an entry that stands for the page again; a Yes then goes there anew.
 */
export function guardLeaving(view: Window, { isDirty, onLeave, onMove }: LeaveGuardOptions): LeaveGuard {
  let here = addressOf(view.location)
  let state: unknown = view.history.state
  let position = positionOf(view)
  let heading: { readonly address: string; go(): void } | null = null
  const stays = (address: string) => pageOf(address) === pageOf(here) || !isDirty()

  const ask = (address: string, go?: () => void) => {
    heading = go ? { address, go } : null
    onLeave(address)
  }
  const holdBack = (address: string, go: () => void) => {
    if (stays(address)) return false
    ask(address, go)
    return true
  }
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== view.location.origin) return
    const address = addressOf(link)
    if (stays(address)) return
    // The router leaves alone what is prevented; a menu around the link still closes.
    event.preventDefault()
    ask(address)
  }
  const follow = () => {
    here = addressOf(view.location)
    state = view.history.state
    position = positionOf(view)
    heading = null
    onMove?.(here)
  }
  const onPopState = (event: PopStateEvent) => {
    const address = addressOf(view.location)
    if (stays(address)) return follow()
    event.stopImmediatePropagation()
    const ahead = positionOf(view) - position
    if (ahead > 0) {
      view.history.replaceState(state, '', here)
      view.history.go(-ahead)
      return ask(address)
    }
    view.history.pushState(state, '', here)
    position = positionOf(view)
    ask(address, () => view.history.back())
  }
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isDirty()) event.preventDefault()
  }

  const listening = new AbortController()
  const { signal } = listening
  const guard: Guard = { isDirty, holdBack }
  guards.add(guard)
  view.document.addEventListener('click', onClick, { capture: true, signal })
  view.addEventListener('popstate', onPopState, { capture: true, signal })
  view.addEventListener('beforeunload', onBeforeUnload, { signal })
  // The router dispatches these two events when it navigates.
  view.addEventListener('pushState', follow, { signal })
  view.addEventListener('replaceState', follow, { signal })
  return {
    stop: () => {
      guards.delete(guard)
      listening.abort()
    },
    resume: (address) => {
      if (heading?.address !== address) return false
      heading.go()
      return true
    },
  }
}
