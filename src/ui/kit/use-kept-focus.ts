import { useEffect, useRef } from 'react'

/**
 * Keeps the focus on the page when the control with which an act was begun is removed: the focus then moves to `target`.
 * @returns a function to call when an act begins
 */
export function useKeptFocus(target: () => HTMLElement | null): () => void {
  const begunAt = useRef<Element | null>(null)
  useEffect(() => {
    if (begunAt.current === null || begunAt.current.isConnected || document.activeElement !== document.body) return
    begunAt.current = null
    target()?.focus({ preventScroll: true })
  })
  return () => {
    begunAt.current = document.activeElement === document.body ? null : document.activeElement
  }
}
