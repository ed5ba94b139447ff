/** A stand-in for a storage of the browser; its keys are its own properties, as in a real one. */
export function storageOf(entries: Readonly<Record<string, string>> = {}): Storage {
  const items = new Map(Object.entries(entries))
  const methods: Readonly<Record<string, unknown>> = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  }
  return new Proxy({} as Storage, {
    get: (_, key) => (key === 'length' ? items.size : (methods[String(key)] ?? items.get(String(key)))),
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) => ({ value: items.get(String(key)), enumerable: true, configurable: true, writable: true }),
  })
}
