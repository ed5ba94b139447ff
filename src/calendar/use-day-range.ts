import { useEffect, useRef, type PointerEvent } from 'react'
import type { CivilDate } from '#machines/time/civil.ts'

/** Days from where a choice began to where it is now; `to` may be the earlier one. */
export interface DayRange {
  readonly anchor: CivilDate
  readonly to: CivilDate
}

const isEntry = (event: PointerEvent) => event.target instanceof Element && event.target.closest('a') !== null

/** Days chosen by a press, or by a press that is dragged over several; with Shift the range is extended. */
export function useDayRange(range: DayRange, onRange: (range: DayRange) => void) {
  const isDragging = useRef(false)
  useEffect(() => {
    const end = () => void (isDragging.current = false)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [])
  return {
    of: (date: CivilDate) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || isEntry(event)) return
        // A finger scrolls the page.
        isDragging.current = event.pointerType === 'mouse'
        onRange({ anchor: event.shiftKey ? range.anchor : date, to: date })
      },
      onPointerEnter: () => {
        if (isDragging.current && date !== range.to) onRange({ anchor: range.anchor, to: date })
      },
    }),
  }
}
