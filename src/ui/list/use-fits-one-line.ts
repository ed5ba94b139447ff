import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** What the gaps and paddings between the parts of a bar come to at most, px. */
const gaps = 48

/**
 * Whether the parts of a bar have room beside each other: those marked by `data-part`, and the children of `data-parts`.
 * Measured after each render of the bar and whenever its width changes.
 */
export function useFitsOneLine<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const bar = useRef<Element>(null)
  const [fits, setFits] = useState(true)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return undefined
    const measure = () => {
      const parts = [...element.querySelectorAll<HTMLElement>('[data-part], [data-parts] > *')]
      setFits(parts.reduce((sum, { offsetWidth }) => sum + offsetWidth, gaps) <= element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [bar, fits]
}
