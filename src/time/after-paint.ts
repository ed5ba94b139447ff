/** Runs work soon, but after the next paint. */
export type AfterPaint = (work: () => void) => void

/** Runs the work once the next frame is painted, and at once where none will be: on a page that is hidden or left. */
export const afterPaint: AfterPaint = (work) => {
  const left = new AbortController()
  const run = () => {
    if (left.signal.aborted) return
    left.abort()
    work()
  }
  if (document.hidden) return run()
  document.addEventListener('visibilitychange', run, left)
  addEventListener('pagehide', run, left)
  // A frame is painted between its animation callbacks and the next task.
  requestAnimationFrame(() => setTimeout(run))
}
