import { useEffect, useState, type RefObject } from 'react'

/** The least that the first words of a name take, in px. */
const nameRoom = 136
/** What names get, in px, where the table is scrolled in any case. */
const scrolledNameRoom = 200

const headOf = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('thead > tr') ?? null

/** Sets for the styles how high the head is, and how far it can move down while the page is scrolled: to the end of the frame. */
function tellHeadWay(frame: HTMLElement, head: HTMLElement): void {
  const [height, way] = [head.offsetHeight, frame.offsetHeight - head.offsetHeight]
  // On the frame every row would inherit them and be restyled.
  const thead = head.closest('thead')
  thead?.style.setProperty('--head-height', `${height}px`)
  thead?.style.setProperty('--head-way', `${way}px`)
}

/**
 * The width in px that a table of records needs where its frame has less, so that it is scrolled sideways; null where it fits.
 * `nameIndex` is the column of the names, which takes what the others leave. The head is told how far it can go.
 */
export function useTableRoom(frame: RefObject<HTMLElement | null>, nameIndex: number): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    const head = headOf(element)
    if (!element || !head) return undefined
    const measure = () => {
      const widths = [...head.children].map((cell) => (cell instanceof HTMLElement ? cell.offsetWidth : 0))
      // Below 600 px rows are cards, without a head.
      const isTable = widths.some((width) => width > 0)
      const others = widths.reduce((sum, width, index) => (index === nameIndex ? sum : sum + width), 0)
      setRoom(isTable && element.clientWidth < others + nameRoom ? others + scrolledNameRoom : null)
      tellHeadWay(element, head)
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    const columns = new MutationObserver(measure)
    columns.observe(head, { childList: true })
    return () => {
      sizes.disconnect()
      columns.disconnect()
    }
  }, [frame, nameIndex])
  useEffect(() => {
    const [element, head] = [frame.current, headOf(frame.current)]
    // Of another width rows may have other heights, and the frame the one that it had before.
    if (room !== null && element && head) tellHeadWay(element, head)
  }, [frame, room])
  return room
}
