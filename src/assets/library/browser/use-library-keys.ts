import { useEffectEvent, useLayoutEffect } from 'react'

/** Where Ctrl+X and the like are the browser's own, or another layer's. */
const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]'

interface LibraryKeys {
  onCut(): void
  onPaste(): void
  onUndo(): void
}

/** Ctrl+X cuts, Ctrl+V pastes, Ctrl+Z takes the last move back, wherever the focus is; the same with the Command key. */
export function useLibraryKeys({ onCut, onPaste, onUndo }: LibraryKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.repeat || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest(elsewhere)) return
    const acts: Readonly<Record<string, () => void>> = { x: onCut, v: onPaste, z: onUndo }
    acts[event.key.toLowerCase()]?.()
  })
  // A layout effect, so that a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
