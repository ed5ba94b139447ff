/** Whether the page is visible and online. */
export interface Attention {
  isGiven(): boolean
  /** Calls `changed` when that may have changed; returns an unsubscribe function. */
  watch(changed: () => void): () => void
}

/** The attention of the browser's page. */
export const browserAttention: Attention = {
  isGiven: () => document.visibilityState === 'visible' && navigator.onLine,
  watch: (changed) => {
    document.addEventListener('visibilitychange', changed)
    addEventListener('online', changed)
    addEventListener('offline', changed)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      removeEventListener('online', changed)
      removeEventListener('offline', changed)
    }
  },
}
