const key = 'reloadedFor'

let ahead = 0

/** Fetches code that nobody waits for yet: where it cannot be had, nothing happens until somebody does. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1
  try {
    await load()
  } catch {
    // Asked for again when it is needed.
  } finally {
    ahead -= 1
  }
}

/**
 * After a new release the chunks of the old one may be gone: then the page loads itself anew, once per address, and
 * whoever is still refused sees the error of their page. So does whoever is offline: a reload would leave them nothing.
 */
export function reloadOnMissingChunk(view: Window, storage: () => Storage): void {
  view.addEventListener('vite:preloadError', (event) => {
    if (ahead > 0 || !view.navigator.onLine) return
    try {
      if (storage().getItem(key) === view.location.pathname) return
      storage().setItem(key, view.location.pathname)
    } catch {
      // Without a memory a reload could go round in circles.
      return
    }
    event.preventDefault()
    view.location.reload()
  })
}
