import { createStore, del, get, update } from 'idb-keyval'
import type { ApiDeps } from '#src/api/client.ts'

/**
 * Where tabs find each other's newest tokens. localStorage reaches other tabs late, so within the lock of a renewal only
 * this place counts.
 */
export interface TokenVault {
  /** The stored value; undefined when there is none. */
  read(): Promise<unknown>
  /** Changes the value in one step; undefined removes it. Gives what stands there afterwards. */
  change(work: (value: unknown) => unknown): Promise<unknown>
  clear(): Promise<void>
}

const databaseName = 'portal'
const storeName = 'session'

/** A vault in IndexedDB, under a key of its own. */
export function createIndexedVault(key: 'tokens' | 'lease'): TokenVault {
  const store = createStore(databaseName, storeName)
  return {
    read: () => get(key, store),
    change: async (work) => {
      let result: unknown
      await update(
        key,
        (value: unknown) => {
          result = work(value)
          return result
        },
        store,
      )
      return result
    },
    clear: () => del(key, store),
  }
}

/** A database that does not respond within this time (ms) counts as absent, unless it has responded before. */
const patienceMs = 2000
const slownessMs = 4000

/**
 * A vault that never throws and never hangs: it returns null where the database failed or did not respond, and no longer
 * asks one that never responded.
 */
export function createPatientVault(vault: TokenVault | null, startTimer: ApiDeps['startTimer']) {
  let isUsable = vault !== null
  let hasAnswered = false
  const attempt = async <T>(work: (vault: TokenVault) => Promise<T>): Promise<{ readonly value: T } | null> => {
    if (!vault || !isUsable) return null
    let stop = () => {}
    const silence = new Promise<never>((_, reject) => {
      stop = startTimer(hasAnswered ? slownessMs : patienceMs, () => reject(new Error('The database does not answer.')))
    })
    try {
      const value = await Promise.race([work(vault), silence])
      hasAnswered = true
      return { value }
    } catch {
      isUsable = hasAnswered
      return null
    } finally {
      stop()
    }
  }
  return {
    read: () => attempt((place) => place.read()),
    change: (work: (value: unknown) => unknown) => attempt((place) => place.change(work)),
    clear: async () => void (await attempt((place) => place.clear())),
  }
}
