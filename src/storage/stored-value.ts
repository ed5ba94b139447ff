import { jsonOf } from './json.ts'
import { storageFaults } from './storage-faults.ts'

/** What of a browser's storage is used. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One value in the browser's storage. Memory replaces a storage that throws. */
export interface StoredValue<T> {
  read(): T | null
  write(value: T): void
  clear(): void
}

/** How a value is serialised in the storage. */
interface Spelling {
  read(text: string): unknown
  write(value: unknown): string
}

const json: Spelling = { read: jsonOf, write: (value) => JSON.stringify(value) }

/** For values that are one word each. */
export const plainWord: Spelling = { read: (text) => text, write: String }

export interface StoredValueOptions<T> {
  /** Null where storage is blocked. */
  readonly storage: Place | null
  readonly key: string
  /** Null for what cannot be used; it is then dropped. */
  parse(value: unknown): T | null
  /** JSON by default. */
  readonly spelling?: Spelling
  /** Called when the storage refuses a value, which then lasts as long as this page. */
  onFault?(): void
}

/** Half of what browsers give to one origin, in characters: a value that long is none of the portal's. */
const longestText = 2_500_000

/** A storage of the browser; null where it is blocked, when even reading its name may throw. */
export function openStorage<Found extends Place>(find: () => Found): Found | null {
  try {
    return find()
  } catch {
    return null
  }
}

/** Keeps a value under a key, read through its schema each time. Never throws. */
export function createStoredValue<T>({
  storage,
  key,
  parse,
  spelling = json,
  onFault = storageFaults.report,
}: StoredValueOptions<T>): StoredValue<T> {
  // Set while the storage could not take the newest value.
  let memory: { readonly value: T | null } | null = storage ? null : { value: null }

  const attempt = <Result>(work: (storage: Place) => Result): Result | undefined => {
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
      const value = text.length > longestText ? null : parse(spelling.read(text))
      if (value === null) clear()
      return value
    },
    write: (value) => {
      const text = spelling.write(value)
      const isKept =
        text.length <= longestText &&
        attempt((place) => {
          place.setItem(key, text)
          return true
        })
      memory = isKept ? null : { value }
      if (isKept) return
      // What the storage still has is out of date.
      attempt((place) => place.removeItem(key))
      onFault()
    },
    clear,
  }
}
