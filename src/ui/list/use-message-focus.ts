import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where a message stands, and what in it can take the focus. A new message comes into view, as the rows that it tells of may
 * be far below it. With the rows there, it takes the focus by itself when what had it is gone, as with a row.
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
