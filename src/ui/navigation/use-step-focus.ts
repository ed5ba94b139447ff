import { useEffect, useRef, type RefObject } from 'react'

/**
 * What a wizard shows changes without a new page, and the button that had the focus goes with it: the focus follows.
 * @param part what is shown
 * @returns the place of the parts, which takes the focus with each new one
 */
export function useStepFocus(part: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shownPart = useRef(part)
  useEffect(() => {
    if (shownPart.current === part) return
    shownPart.current = part
    // What is read first is at its start: a browser that scrolls to a tall place shows the middle of it.
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [part])
  return place
}
