import type { Clock } from '#src/time/clock.ts'
import { instantOf } from '#src/time/instant.ts'
import type { StartTimer } from '#src/time/timer.ts'
import type { Slip } from './slip.ts'

/** The longest timer: timers stop while a computer sleeps, so a longer one could end much too late. */
const longestMs = 60_000
/** The wait before the next read, once the release is due. */
const retryMs = 5000

/** How long after its answer the next results of a slip are released, by the server's clock; null where none are awaited. */
export function untilRelease({ awaited, serverTime }: Pick<Slip, 'awaited' | 'serverTime'>): number | null {
  const answeredAt = instantOf(serverTime)
  const waits = awaited.flatMap(({ at }) => {
    const instant = instantOf(at)
    return instant === null || answeredAt === null ? [] : [instant - answeredAt]
  })
  return waits.length === 0 ? null : Math.min(...waits)
}

/** The sets that were awaited and have come since. A set whose time was put off, or of which nothing is shown, has not come. */
export function cameSince(before: Pick<Slip, 'awaited'>, { modules }: Pick<Slip, 'modules'>): readonly string[] {
  const shown = new Set(modules.flatMap(({ attempts }) => attempts.map(({ setName }) => setName)))
  return before.awaited.flatMap(({ setName }) => (shown.has(setName) ? [setName] : []))
}

interface AwaitRelease {
  readonly waitMs: number
  readonly clock: Pick<Clock, 'now'>
  readonly startTimer: StartTimer
  read(): unknown
}

/**
 * Reads when so much time has passed since now, and again until it is stopped: only the server says whether it is time.
 * @returns what stops it
 */
export function awaitRelease({ waitMs, clock, startTimer, read }: AwaitRelease): () => void {
  const due = clock.now() + waitMs
  let stop = () => {}
  const wait = () => {
    const left = due - clock.now()
    if (left <= 0) read()
    stop = startTimer(left > 0 ? Math.min(left, longestMs) : retryMs, wait)
  }
  wait()
  return () => stop()
}
