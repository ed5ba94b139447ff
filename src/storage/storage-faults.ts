/** Reports once per page that the browser's storage is blocked or full. */
interface StorageFaults {
  report(): void
  /** Calls the listener for the first fault, also for an earlier one; returns an unsubscribe function. */
  onFirst(listener: () => void): () => void
}

export function createStorageFaults(): StorageFaults {
  let state: 'none' | 'reported' | 'told' = 'none'
  const listeners = new Set<() => void>()
  const tell = () => {
    const [listener] = listeners
    if (state !== 'reported' || !listener) return
    state = 'told'
    listener()
  }
  return {
    report: () => {
      if (state === 'none') state = 'reported'
      tell()
    },
    onFirst: (listener) => {
      listeners.add(listener)
      tell()
      return () => void listeners.delete(listener)
    },
  }
}

/** The storage faults of this page. */
export const storageFaults = createStorageFaults()
