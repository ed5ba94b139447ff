import { useEffect, useState } from 'react'
import { createLazyResource, prefetch } from '#src/ui/lazy/lazy-resource.ts'
import { historyParts, type HistoryParts } from './history/lazy-history.ts'

const clockParts = createLazyResource(() => import('./day/clock-parts.ts'))
const findingParts = createLazyResource(() => import('./findings/finding-parts.ts'))

export type ClockParts = Awaited<ReturnType<typeof clockParts.load>>
export type FindingParts = Awaited<ReturnType<typeof findingParts.load>>

/** Parts that come right after the step; null until they are there. What failed to load is asked for again when the step is next opened. */
function useLazyParts<Parts>(parts: ReturnType<typeof createLazyResource<Parts>>): Parts | null {
  const [isReady, setReady] = useState(parts.isReady)
  useEffect(() => void prefetch(parts.load).then(() => setReady(parts.isReady)), [parts])
  return isReady ? parts.current() : null
}

/** What is drawn with the table of clocks. */
export const useClockParts = (): ClockParts | null => useLazyParts(clockParts)

/** What records, undoes and names the steps. */
export const useHistoryParts = (): HistoryParts | null => useLazyParts(historyParts)

/** What checks the schedule, and draws what was found. */
export const useFindingParts = (): FindingParts | null => useLazyParts(findingParts)
