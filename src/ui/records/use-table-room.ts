import { useEffect, useState, type RefObject } from 'react'

/** The least that the first words of a name take, in px. */
const nameRoom = 136

/**
 * The width in px that a table of records needs where its frame has less, so that it is scrolled sideways; null where it fits.
 * `nameIndex` is the column of the names, which takes what the others leave.
 */
export function useTableRoom(frame: RefObject<HTMLElement | null>, nameIndex: number): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const element = frame.current
    const head = element?.querySelector('thead > tr')
    if (!element || !head) return undefined
    const measure = () => {
      const widths = [...head.children].map((cell) => (cell instanceof HTMLElement ? cell.offsetWidth : 0))
      // Below 600 px rows are cards, without a head.
      const isTable = widths.some((width) => width > 0)
      const others = widths.reduce((sum, width, index) => (index === nameIndex ? sum : sum + width), 0)
      setRoom(isTable && element.clientWidth < others + nameRoom ? others + nameRoom : null)
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
  return room
}
