import { useLayoutEffect } from 'react'

/**
 * Saves unsaved edits as a draft whenever the page may be unloaded without a question: hidden, closed, or unmounted
 * because the session has ended.
 * @param keep stays the same for as long as the page stands
 */
export function useSaveOnPageHide(keep: () => void): void {
  // A layout effect, because it ends before the actors of the page are stopped.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pagehide', keep, { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep(), { signal })
    return () => {
      listening.abort()
      keep()
    }
  }, [keep])
}
