import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-card]')]
const isLost = (focused: Element | null) => focused === null || focused === document.body || focused.matches(':disabled')

/**
 * Keeps focus in a list whose cards are added and removed: when the focused card is removed, the next one gets focus, or the
 * selected tab when there is none. Returns the props of the list's container.
 * @param keys of the cards, in their order
 */
export function useCardFocus(root: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const place = useRef<{ readonly key: string; readonly index: number } | null>(null)
  useLayoutEffect(() => {
    if (!root.current || !place.current || keys.includes(place.current.key) || !isLost(document.activeElement)) return
    const next = cardsIn(root.current)[Math.min(place.current.index, keys.length - 1)]
    const target = next ?? root.current.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    target?.focus()
  }, [root, keys])
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const key = event.target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? ''
      place.current = { key, index: Math.max(0, keys.indexOf(key)) }
    },
  }
}
