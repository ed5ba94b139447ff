import { browserTimer } from '#src/time/timer.ts'
import { isPrefetchFailure } from '#src/ui/lazy/lazy-resource.ts'

const key = 'reloadedFor'

/**
 * After a new release the chunks of the old one may be gone: then the page reloads, once per address, and
 * a second failure shows the page's error. A failed prefetch is ignored. Offline there is no reload, because it would leave an empty page.
 */
export function reloadOnMissingChunk(view: Window, storage: () => Storage): void {
  view.addEventListener('vite:preloadError', (event) => {
    if (!view.navigator.onLine) return
    // The event comes before a prefetch has seen its own failure; in the next task it has.
    browserTimer(0, () => {
      if (isPrefetchFailure(event.payload)) return
      try {
        if (storage().getItem(key) === view.location.pathname) return
        storage().setItem(key, view.location.pathname)
      } catch {
        // Without storage it could reload for ever.
        return
      }
      view.location.reload()
    })
  })
}
