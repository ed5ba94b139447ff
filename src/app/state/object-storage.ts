import * as v from 'valibot'
import { answerReader, fields } from '#src/api/answer.ts'
import type { Api, ApiDeps } from '#src/api/client.ts'
import { ApiProblem } from '#src/api/problem.ts'
import { readWithRetry } from '#src/api/read-with-retry.ts'
import type { StartTimer } from '#src/time/timer.ts'

/** What it takes to reach the bucket of files. */
export interface StorageSettings {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly bucketName: string
}

/**
 * The settings of the storage that holds people's files. They are a secret of the server's that any script of the page
 * could read, so nothing but this closure ever holds them: no cache, no state, no storage of the browser.
 */
export interface ObjectStorage {
  /** Asks for the settings, once; a failure leaves them empty, without a word. */
  prepare(): Promise<void>
  /** Lends the settings to one piece of work, reading them anew when there are none; rejects with an `ApiProblem` then. */
  use<T>(work: (settings: StorageSettings) => T | Promise<T>): Promise<T>
  forget(): void
}

const readSettings = answerReader(
  'getStorageSettings',
  v.pipe(
    fields({ NX_ACCESS_KEY_ID: v.string(), NX_SECRET_ACCESS_KEY: v.string(), NX_BUCKET_NAME: v.string() }),
    v.transform((value): StorageSettings => ({
      accessKeyId: value.NX_ACCESS_KEY_ID,
      secretAccessKey: value.NX_SECRET_ACCESS_KEY,
      bucketName: value.NX_BUCKET_NAME,
    })),
  ),
)

/** How long settings that nobody uses are held, in ms. */
const idleMs = 15 * 60_000

/** Reads the settings over the typed client. */
export const readStorageSettings = (api: Api, startTimer: StartTimer) => async (): Promise<StorageSettings> =>
  readSettings(await readWithRetry(() => api.call('getStorageSettings', {}), { startTimer }))

/** Makes the closure; `read` asks the aggregator. */
export function createObjectStorage({
  read,
  startTimer,
}: Pick<ApiDeps, 'startTimer'> & { read(): Promise<StorageSettings> }): ObjectStorage {
  let settings: StorageSettings | null = null
  let coming: Promise<StorageSettings> | null = null
  let isPrepared = false
  let stopIdling = () => {}
  let round = 0

  const forget = () => {
    round += 1
    settings = null
    coming = null
    isPrepared = false
    stopIdling()
  }
  const rest = () => {
    stopIdling()
    stopIdling = startTimer(idleMs, () => void (settings = null))
  }
  const load = async (): Promise<StorageSettings> => {
    const began = round
    try {
      const found = await read()
      // Whoever asked has signed out meanwhile.
      if (began !== round) throw new ApiProblem('aborted', 0)
      settings = found
      rest()
      return found
    } finally {
      if (began === round) coming = null
    }
  }
  const current = (): Promise<StorageSettings> => (settings ? Promise.resolve(settings) : (coming ??= load()))

  return {
    prepare: async () => {
      if (isPrepared) return
      isPrepared = true
      await current().catch(() => {})
    },
    use: async (work) => {
      const found = await current()
      rest()
      return work(found)
    },
    forget,
  }
}
