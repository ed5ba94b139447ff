import { createStoredValue, openStorage, type StoredValueOptions } from './stored-value.ts'

/** A choice of a person for this browser: kept for later visits, and adopted from other tabs while it is watched. */
export interface SharedChoice<T> {
  current(): T
  /** Shows a value at once and keeps it; null goes back to the usual one. */
  pick(value: T | null): void
  /** Calls `listener` after each change. @returns what ends it */
  subscribe(listener: () => void): () => void
}

interface SharedChoiceOptions<T> extends Pick<StoredValueOptions<T>, 'key' | 'parse' | 'spelling'> {
  readonly usual: T
}

/** Creates a choice that is kept in the browser's storage, in memory where that is blocked. */
export function createSharedChoice<T>({ usual, ...options }: SharedChoiceOptions<T>): SharedChoice<T> {
  const stored = createStoredValue<T>({ ...options, storage: openStorage(() => localStorage) })
  const listeners = new Set<() => void>()
  let picked: T | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    current: () => (picked ??= stored.read() ?? usual),
    pick: (value) => {
      picked = value ?? usual
      if (value === null) stored.clear()
      else stored.write(value)
      tell()
    },
    subscribe: (listener) => {
      const adopt = ({ key }: StorageEvent) => {
        if (key !== options.key && key !== null) return
        picked = null
        listener()
      }
      listeners.add(listener)
      addEventListener('storage', adopt)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', adopt)
      }
    },
  }
}
