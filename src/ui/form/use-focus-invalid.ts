import { useEffect, useRef, type RefObject } from 'react'

/** A form whose first invalid field takes the focus after each try to send it; `tries` counts them. */
export function useFocusInvalid<Element extends HTMLElement>(tries: number): RefObject<Element | null> {
  const form = useRef<Element>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])
  return form
}
