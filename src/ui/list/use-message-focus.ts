import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where a message stands, and what in it can take the focus. A new message comes into view, as the rows that it tells of may
 * be far below it. Once there are rows, it takes the focus if the element that had it is gone, as with its row.
 */
export function useMessageFocus(
  message: object | null,
  rows: object | undefined,
): [place: RefObject<HTMLDivElement | null>, target: () => HTMLElement | null] {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  useEffect(() => {
    if (message && rows && document.activeElement === document.body) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [message, rows])
  return [place, () => place.current?.querySelector<HTMLElement>('[tabindex]') ?? null]
}
