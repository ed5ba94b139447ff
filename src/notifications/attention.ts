/** Whether somebody looks at the page and could be answered: it is seen, and online. */
export interface Attention {
  isGiven(): boolean
  /** Calls back whenever that may have changed; gives the function that stops it. */
  watch(changed: () => void): () => void
}

/** The attention that the browser's page has. */
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
