import { useEffect, useState } from 'react'
import { createLazyResource, prefetch } from '#src/ui/lazy/lazy-resource.ts'

const parts = createLazyResource(() => import('./day/clock-parts.ts'))

export type ClockParts = Awaited<ReturnType<typeof parts.load>>

/** What is drawn with the table of clocks; null until it is there. What failed to load is asked for again when the step is next opened. */
export function useClockParts(): ClockParts | null {
  const [isReady, setReady] = useState(parts.isReady)
  useEffect(() => void prefetch(parts.load).then(() => setReady(parts.isReady)), [])
  return isReady ? parts.current() : null
}
