import { useEffectEvent, useLayoutEffect } from 'react'
import { isLayerOpen } from '#src/ui/layers/is-layer-open.ts'

/** Calls back at Ctrl (⌘ on a Mac) and a letter; over a dialog, menu or list of options only with `isOverLayer`. */
export function useShortcut(letter: string, act: () => void, isOverLayer = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== letter) return
    // Over a dialog as well: the browser's own shortcut would be a surprise.
    event.preventDefault()
    if (isOverLayer || !isLayerOpen()) act()
  })
  // A layout effect, so that a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
