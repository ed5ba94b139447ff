/** The storage and the cookies that hold a session, with notice of changes by other tabs; null where missing or blocked. */
export interface BrowserStorage {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly cookies: { read(): string; write(cookie: string): void }
  /** Another tab changed a key of the storage; null for all keys, and null text for a removed one. */
  onStorage(listener: (key: string | null, text: string | null) => void): () => void
  /** The tab is looked at again, after it was hidden, frozen or kept for the Back button. */
  onReturn(listener: () => void): () => void
}

/** Null for what a browser blocks: even reading `localStorage` can throw. */
export const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** The storage and the cookies of this browser. */
export const browserStorage = (): BrowserStorage => ({
  storage: attempt(() => window.localStorage),
  cookies: {
    read: () => attempt(() => document.cookie) ?? '',
    write: (cookie) =>
      void attempt(() => {
        document.cookie = cookie
      }),
  },
  onStorage: (listener) => {
    const hear = (event: StorageEvent) => {
      // Changes of sessionStorage, which other parts of the portal use, do not concern the session.
      if (event.storageArea === attempt(() => window.localStorage)) listener(event.key, event.newValue)
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  },
  onReturn: (listener) => {
    const look = () => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  },
})
