import { useEffect, useEffectEvent } from 'react'

const isModalOpen = () => document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null

/** Does something at Ctrl (⌘ on a Mac) and a letter, wherever one is; over a modal dialog only where `isOverModal` says so. */
export function useShortcut(letter: string, act: () => void, isOverModal = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== letter) return
    // Also over a dialog: the browser's own meaning of the keys would be a surprise.
    event.preventDefault()
    if (isOverModal || !isModalOpen()) act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
