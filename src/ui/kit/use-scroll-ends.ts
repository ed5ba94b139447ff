import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is scrolled to its start and to its end; both where everything in it is in view. */
export interface ScrollEnds {
  readonly isStart: boolean
  readonly isEnd: boolean
}

/** Follows how far an element is scrolled sideways, while it and its first child change their width. */
export function useScrollEnds(box: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ isStart: true, isEnd: true })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => {
      const next = {
        isStart: element.scrollLeft <= 0,
        // Widths are counted in parts of a pixel.
        isEnd: element.scrollLeft + element.clientWidth >= element.scrollWidth - 1,
      }
      setEnds((known) => (known.isStart === next.isStart && known.isEnd === next.isEnd ? known : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box])
  return ends
}
