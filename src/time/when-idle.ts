/** Does work that nobody waits for, later. */
export type WhenIdle = (work: () => void) => void

/** After this a page that was on its way is drawn in most cases, ms. */
const settledAfterMs = 1000
const longestWaitMs = 2000

/** When the browser is idle again; Safari does not say when it is. */
export const whenBrowserIdle: WhenIdle = (work) =>
  void setTimeout(() => {
    // A browser that waits for an answer is idle too, and the page would wait for the work.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs })
    else work()
  }, settledAfterMs)
