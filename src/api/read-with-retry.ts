import type { StartTimer } from '#src/time/timer.ts'
import { ApiProblem, isWorthRetrying, pauseBeforeRetry } from './problem.ts'

interface RetryOptions {
  readonly startTimer: StartTimer
  readonly signal?: AbortSignal | undefined
}

/** Resolves after `ms`; rejects when the caller aborts. */
const pause = (ms: number, { startTimer, signal }: RetryOptions) =>
  new Promise<void>((resolve, reject) => {
    const stop = startTimer(ms, resolve)
    signal?.addEventListener(
      'abort',
      () => {
        stop()
        reject(new ApiProblem('aborted', 0))
      },
      { once: true },
    )
  })

/** Runs a read that is not cached, with one retry by the rules of the query cache. */
export async function readWithRetry<T>(read: () => Promise<T>, options: RetryOptions): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (options.signal?.aborted || !isWorthRetrying(error)) throw error
    const ms = pauseBeforeRetry(error)
    if (ms > 0) await pause(ms, options)
    return read()
  }
}
