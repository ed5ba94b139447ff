/** Something whose code comes when it is first needed. */
export interface Late<T> {
  /** The same for all who ask; where the code could not be had, whoever asks next tries again. */
  load(): Promise<T>
  /** What has come; throws before. */
  current(): T
}

/** Makes it once, when it is first asked for. */
export function createLate<T>(create: () => Promise<T>): Late<T> {
  let coming: Promise<T> | null = null
  let thing: { readonly value: T } | null = null
  const start = async () => {
    try {
      const value = await create()
      thing = { value }
      return value
    } catch (error) {
      coming = null
      throw error
    }
  }
  return {
    load: () => (coming ??= start()),
    current: () => {
      if (!thing) throw new Error('This has not come yet.')
      return thing.value
    },
  }
}
