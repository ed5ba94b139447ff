import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where a message stands, and what in it can take the focus. A message that is new, with the rows below it there, takes it
 * by itself when what had it is gone, as with a row.
 */
export function useMessageFocus(
  message: object | null,
  rows: object | undefined,
): [place: RefObject<HTMLDivElement | null>, target: () => HTMLElement | null] {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message && rows && document.activeElement === document.body) place.current?.querySelector<HTMLElement>('[tabindex]')?.focus()
  }, [message, rows])
  return [place, () => place.current?.querySelector<HTMLElement>('[tabindex]') ?? null]
}
