/** One value in the browser's storage. Storage that throws is stood in for by memory. */
export interface StoredValue<T> {
  read(): T | null
  write(value: T): void
  clear(): void
}

export interface StoredValueOptions<T> {
  /** Null where storage is blocked. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly key: string
  /** Null for what cannot be used; it is then dropped. */
  parse(value: unknown): T | null
}

/** The value of a stored text; undefined when it is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Keeps a value under a key as JSON, read through its schema each time. Never throws. */
export function createStoredValue<T>({ storage, key, parse }: StoredValueOptions<T>): StoredValue<T> {
  // Set while the storage could not take the newest value.
  let memory: { readonly value: T | null } | null = storage ? null : { value: null }

  const attempt = <Result>(work: (storage: NonNullable<StoredValueOptions<T>['storage']>) => Result): Result | undefined => {
    try {
      return storage ? work(storage) : undefined
    } catch {
      memory ??= { value: null }
      return undefined
    }
  }

  const clear = () => {
    attempt((place) => place.removeItem(key))
    if (memory) memory = { value: null }
  }

  return {
    read: () => {
      if (memory) return memory.value
      const text = attempt((place) => place.getItem(key)) ?? null
      if (text === null) return null
      const value = parse(jsonOf(text))
      if (value === null) clear()
      return value
    },
    write: (value) => {
      const isKept = attempt((place) => {
        place.setItem(key, JSON.stringify(value))
        return true
      })
      memory = isKept ? null : { value }
      // What is there is older now.
      if (!isKept) attempt((place) => place.removeItem(key))
    },
    clear,
  }
}
