import { useLayoutEffect, type RefObject } from 'react'

/** What has the focus since the last retry. */
let held: Element | null = null

/** Keeps the focus in `region` while its content is loading, and moves it to the page's heading once there is one. */
function holdFocus(region: HTMLElement): void {
  const focus = (target: HTMLElement | null) => {
    target?.focus({ preventScroll: true })
    held = document.activeElement
  }
  const watch = new MutationObserver(() => {
    if (document.activeElement === region) focus(region.querySelector('h1'))
    if (document.activeElement !== region) watch.disconnect()
  })
  focus(region)
  watch.observe(region, { childList: true, subtree: true })
}

/**
 * An error with a retry button disappears while loading is tried again. If it had the focus, the region around it takes the
 * focus, then the page's heading; the button takes it back when loading fails again.
 */
export function useRetryFocus(error: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = error.current
    const region = root?.parentElement?.closest<HTMLElement>('[tabindex]')
    if (held !== null && document.activeElement === held) root?.querySelector('button')?.focus({ preventScroll: true })
    held = null
    return () => {
      if (region && root?.contains(document.activeElement)) holdFocus(region)
    }
  }, [error])
}
