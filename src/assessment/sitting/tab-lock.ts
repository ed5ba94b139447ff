/** Says which tab of this browser sits. */
export interface TabLock {
  /** Holds the lock until the page is left; false where another tab holds it, unless it is taken from that one. */
  hold(isTaken: boolean): Promise<boolean>
  release(): void
}

/** A lock of the browser; without such locks every tab is asked whether it goes on. */
export function createTabLock(locks: LockManager | undefined, name: string): TabLock {
  let release = () => {}
  return {
    hold: (isTaken) =>
      new Promise((resolve) => {
        if (!locks) return resolve(false)
        release()
        const held = (lock: Lock | null) => {
          resolve(lock !== null)
          return lock === null
            ? Promise.resolve()
            : new Promise<void>((free) => {
                release = free
              })
        }
        // A lock that is taken away rejects for the tab that had it.
        locks.request(name, isTaken ? { steal: true } : { ifAvailable: true }, held).catch(() => {})
      }),
    release: () => release(),
  }
}
