import { useEffect, type RefObject } from 'react'

/** Tells a frame on which sides what it scrolls goes on: its `data-more` has "start", "end", or both. */
export function useHiddenSides(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    const scroller = element?.firstElementChild
    const content = scroller?.firstElementChild
    if (!element || !scroller || !content) return undefined
    const tell = () => {
      // Counted from the side where reading starts, and in parts of a pixel.
      const start = Math.abs(scroller.scrollLeft)
      const end = scroller.scrollWidth - scroller.clientWidth - start
      element.dataset['more'] = [...(start > 1 ? ['start'] : []), ...(end > 1 ? ['end'] : [])].join(' ')
    }
    const sizes = new ResizeObserver(tell)
    sizes.observe(scroller)
    sizes.observe(content)
    scroller.addEventListener('scroll', tell, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', tell)
    }
  }, [frame])
}
