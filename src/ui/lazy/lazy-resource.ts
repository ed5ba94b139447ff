/** Something that is loaded when it is first needed. */
export interface LazyResource<T> {
  /** Loads once for all callers; rejects when that fails, and the next call loads again. */
  load(): Promise<T>
  isLoading(): boolean
  isReady(): boolean
  /** The loaded value; throws before it is there. */
  current(): T
}

export function createLazyResource<T>(create: () => Promise<T>): LazyResource<T> {
  let loading: Promise<T> | null = null
  let loaded: { readonly value: T } | null = null
  const start = async () => {
    try {
      const value = await create()
      loaded = { value }
      return value
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    load: () => (loading ??= start()),
    isLoading: () => loading !== null && loaded === null,
    isReady: () => loaded !== null,
    current: () => {
      if (!loaded) throw new Error('Not loaded yet.')
      return loaded.value
    },
  }
}

const prefetchFailures = new WeakSet<object>()

/** Whether an error is that of a load that no one waits for. */
export const isPrefetchFailure = (error: object): boolean => prefetchFailures.has(error)

/** Loads what no one waits for yet. A failure is ignored: it is loaded again when it is needed. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    if (error instanceof Error) prefetchFailures.add(error)
  }
}
