import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Clock } from '#src/time/clock.ts'

/** When printing began (ms) while the browser prints; null otherwise. What only print shows is drawn before the browser reads the page. */
export function usePrinting(clock: Pick<Clock, 'now'>): number | null {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  useEffect(() => {
    const begin = () => flushSync(() => setStartedAt(clock.now()))
    const end = () => setStartedAt(null)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [clock])
  return startedAt
}
