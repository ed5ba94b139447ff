import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import type { StartTimer } from '#src/time/timer.ts'

const Passed = createContext(0)

interface PassingTimeProps {
  /** When the server's time was read, in the milliseconds of `now`. */
  readonly readAt: number
  readonly startTimer: StartTimer
  /** Milliseconds that only ever grow. */
  now(): number
  readonly children: ReactNode
}

const aSecond = 1000

/** Counts what has passed since the server told its time: the computer's own clock is not asked. */
export function PassingTime({ readAt, startTimer, now, children }: PassingTimeProps) {
  const [shownAt, setShownAt] = useState(now)
  const passed = Math.max(0, shownAt - readAt)
  useEffect(
    () => startTimer(aSecond - (Math.max(0, shownAt - readAt) % aSecond), () => setShownAt(now())),
    [startTimer, now, shownAt, readAt],
  )
  return <Passed value={passed}>{children}</Passed>
}

/** Milliseconds since the server told its time. */
export const usePassedMs = (): number => use(Passed)
