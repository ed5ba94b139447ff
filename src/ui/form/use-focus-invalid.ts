import { useEffect, useRef, type RefObject } from 'react'

/**
 * A form whose first invalid field takes the focus after each try to send it; `tries` counts them. While a try is under
 * way, which disables the fields, it waits.
 */
export function useFocusInvalid<Element extends HTMLElement>(tries: number, isBusy = false): RefObject<Element | null> {
  const form = useRef<Element>(null)
  useEffect(() => {
    if (tries > 0 && !isBusy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries, isBusy])
  return form
}
