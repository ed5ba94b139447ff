/** Where the browser keeps something of a session; what is null is missing or blocked. */
export interface Places {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly cookies: { read(): string; write(cookie: string): void }
}

/** Null for what a browser blocks: even reading `localStorage` can throw. */
export const attempt = <T>(work: () => T): T | null => {
  try {
    return work()
  } catch {
    return null
  }
}

/** The places of this browser. */
export const browserPlaces = (): Places => ({
  storage: attempt(() => window.localStorage),
  cookies: {
    read: () => attempt(() => document.cookie) ?? '',
    write: (cookie) =>
      void attempt(() => {
        document.cookie = cookie
      }),
  },
})
