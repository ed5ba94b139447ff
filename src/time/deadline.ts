import type { Clock } from './clock.ts'
import type { StartTimer } from './timer.ts'

/** How much later than asked for, in ms, a timer fires only where the page was frozen or too busy to read answers. */
const frozenMs = 1000

export interface DeadlineDeps {
  readonly startTimer: StartTimer
  readonly clock: Pick<Clock, 'elapsed'>
}

export interface Deadline {
  /** Aborted when the time is over, or with the caller's own signal. */
  readonly signal: AbortSignal
  isOver(): boolean
  /** Ends the wait; to be called once the answer is read. */
  stop(): void
}

/**
 * Starts the `ms` that a request has. A page that was frozen meanwhile runs its timers before it reads the answers that have
 * come: the request then has the same time once more.
 */
export function startDeadline(ms: number, { startTimer, clock }: DeadlineDeps, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const wait = () => {
    const from = clock.elapsed()
    return startTimer(ms, () => {
      if (clock.elapsed() - from > ms + frozenMs) stop = wait()
      else controller.abort()
    })
  }
  let stop = wait()
  return {
    signal: AbortSignal.any(caller ? [caller, controller.signal] : [controller.signal]),
    isOver: () => controller.signal.aborted,
    stop: () => stop(),
  }
}
