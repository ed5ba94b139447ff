import { useEffect, type RefObject } from 'react'

/** How far beyond what is scrolled rows count as in sight, px. */
const margin = 120

/** Tells the styles how far right of their place in the frame the cells at its end stand, while it is not scrolled sideways. */
function tellShifts(frame: HTMLElement): void {
  let end = 0
  for (const cell of frame.querySelectorAll<HTMLElement>('thead > tr > *')) {
    const { pinned } = cell.dataset
    end += cell.getBoundingClientRect().width
    if (pinned !== 'status' && pinned !== 'actions') continue
    // Where a narrow window does not pin it, it has no distance to the right edge.
    const place = frame.clientWidth - Number.parseFloat(getComputedStyle(cell).right)
    frame.style.setProperty(`--${pinned}-shift`, `${Math.max(0, end - place) || 0}px`)
  }
}

/**
 * Spares the browser the cells that stay in sight in a table that scrolls sideways: each is a layer of its own, and a key typed
 * anywhere on the page pays for all of them. Rows out of sight are marked `data-far`, and the frame `data-sideways` while it is
 * scrolled: until then the cells of far rows need not be sticky, as they stand where the styles know.
 * @param isScrolled whether the table needs more room than its frame has
 * @param rows those that are shown; undefined while they are read
 */
export function usePinnedCells(frame: RefObject<HTMLElement | null>, isScrolled: boolean, rows: readonly unknown[] | undefined): void {
  useEffect(() => {
    const element = frame.current
    if (!element || !isScrolled || !rows) return undefined
    const ended = new AbortController()
    const noteScroll = () => void element.toggleAttribute('data-sideways', element.scrollLeft > 0)
    element.addEventListener('scroll', noteScroll, { passive: true, signal: ended.signal })
    noteScroll()
    const sizes = new ResizeObserver(() => tellShifts(element))
    sizes.observe(element)
    const sight = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) target.toggleAttribute('data-far', !isIntersecting)
      },
      { root: element.closest('main'), rootMargin: `${margin}px 0px` },
    )
    for (const row of element.querySelectorAll('tbody > tr')) sight.observe(row)
    return () => {
      ended.abort()
      sizes.disconnect()
      sight.disconnect()
    }
  }, [frame, isScrolled, rows])
}
