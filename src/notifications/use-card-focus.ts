import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

const cardsIn = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[data-card]')]
const isLost = (focused: Element | null) => focused === null || focused === document.body || focused.matches(':disabled')

/**
 * Keeps the focus in a list whose cards come and go: when the card that has it leaves, the next one takes it, and the open
 * tab once there are none. Gives what the list's surroundings listen with.
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
