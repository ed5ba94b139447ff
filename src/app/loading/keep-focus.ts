const openDialog = ':is([role=dialog], [role=alertdialog])[data-state=open]'

/** Whoever moves the focus on purpose does so while it renders, or in the frame after. */
const afterRender = (run: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(run))

/**
 * When what has the focus is removed and nothing else takes it, gives the focus to the heading of the page: without one, the
 * keyboard would begin anew at the top of the document.
 * @returns what ends it
 */
export function keepFocusOnPage(wait: (run: () => void) => void = afterRender): () => void {
  const watch = new AbortController()
  const { signal } = watch
  let focused: Element | null = null
  const isLost = () => document.activeElement === document.body && focused !== null && !focused.isConnected
  const changes = new MutationObserver(() => {
    if (!isLost()) return
    wait(() => {
      if (signal.aborted || !isLost()) return
      focused = null
      const place = document.querySelector<HTMLElement>(openDialog) ?? document.querySelector<HTMLElement>('main h1')
      ;(place ?? document.querySelector('main'))?.focus({ preventScroll: true })
    })
  })
  changes.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => changes.disconnect())
  document.addEventListener('focusin', ({ target }) => void (focused = target instanceof Element ? target : null), { signal })
  // Who presses on the page beside all controls has left the focus.
  document.addEventListener('pointerdown', () => void (focused = null), { signal, capture: true })
  return () => watch.abort()
}
