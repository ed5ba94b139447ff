const openDialog = ':is([role=dialog], [role=alertdialog])[data-state=open]'

/** Code that moves the focus on purpose does so during a render or in the frame after it. */
const afterRender = (run: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(run))

/** Whether an element can no longer have the focus: browsers fire no blur event when it is removed or disabled. */
const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled')

/**
 * Moves the focus to the open dialog, or else to the page's heading, when the focused element is removed or disabled and no other
 * element takes the focus. Otherwise the next Tab would start at the top of the document.
 * @param wait runs its argument once deliberate focus moves are done
 * @returns a function that stops it
 */
export function keepFocusOnPage(wait: (run: () => void) => void = afterRender): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let focused: Element | null = null
  const isLost = () => document.activeElement === document.body && focused !== null && isGone(focused)
  const changes = new MutationObserver(() => {
    if (focused === null || !isGone(focused)) return
    wait(() => {
      if (signal.aborted || !isLost()) return
      focused = null
      const place = document.querySelector<HTMLElement>(openDialog) ?? document.querySelector<HTMLElement>('main h1')
      ;(place ?? document.querySelector('main'))?.focus({ preventScroll: true })
    })
  })
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  signal.addEventListener('abort', () => changes.disconnect())
  document.addEventListener('focusin', ({ target }) => void (focused = target instanceof Element ? target : null), { signal })
  // A press on the page itself takes the focus away on purpose.
  document.addEventListener('pointerdown', () => void (focused = null), { signal, capture: true })
  return () => watch.abort()
}
