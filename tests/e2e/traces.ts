import type { Page } from 'playwright/test'

/** Everything that a page has left in its browser. */
export interface Traces {
  readonly local: Readonly<Record<string, string>>
  readonly tab: Readonly<Record<string, string>>
  /** Every value of every store of every database. */
  readonly databases: readonly unknown[]
  readonly cookies: readonly string[]
  readonly caches: readonly string[]
  readonly workers: number
  readonly historyState: unknown
  readonly windowName: string
}

/** Looks into every place of the browser where a page can leave something. */
export async function tracesOf(page: Page): Promise<Traces> {
  const found = await page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')))
      })
    const valuesOf = async (name: string) => {
      const database = await answerOf(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const values = await Promise.all(stores.map((store) => answerOf(database.transaction(store).objectStore(store).getAll())))
      database.close()
      return values.flat() as unknown[]
    }
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return {
      local: Object.fromEntries<string>(Object.entries(localStorage)),
      tab: Object.fromEntries<string>(Object.entries(sessionStorage)),
      databases: (await Promise.all(names.map(valuesOf))).flat(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      historyState: history.state as unknown,
      windowName: window.name,
    }
  })
  const cookies = await page.context().cookies()
  return { ...found, cookies: cookies.map(({ name, value }) => `${name}=${value}`) }
}
