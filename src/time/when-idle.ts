/** Runs low-priority work later. */
export type WhenIdle = (work: () => void) => void

/** Most pages have loaded after this time, ms. */
const settledAfterMs = 1000
const longestWaitMs = 2000

/** Runs the work when the browser is idle; Safari does not report that. */
export const whenBrowserIdle: WhenIdle = (work) =>
  void setTimeout(() => {
    // While the page waits for an answer the browser is idle too, so the work starts only after this time.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs })
    else work()
  }, settledAfterMs)
