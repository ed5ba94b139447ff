import { useEffectEvent, useLayoutEffect } from 'react'

const isModalOpen = () => document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null

/** Calls back at Ctrl (⌘ on a Mac) and a letter; over a modal dialog only with `isOverModal`. */
export function useShortcut(letter: string, act: () => void, isOverModal = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== letter) return
    // Over a dialog as well: the browser's own shortcut would be a surprise.
    event.preventDefault()
    if (isOverModal || !isModalOpen()) act()
  })
  // Before the page is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
