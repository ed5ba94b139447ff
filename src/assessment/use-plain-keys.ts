import { useEffectEvent, useLayoutEffect } from 'react'
import { isLayerOpen } from '#src/ui/layers/is-layer-open.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox')

/** Calls back with a single character that is pressed where nothing is typed, without Ctrl and the like. What lies over the page keeps its keys. */
export function usePlainKeys(isOn: boolean, onKey: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTyping(event.target) || isLayerOpen()) return
    if (event.key.length === 1) onKey(event.key.toUpperCase())
  })
  // A layout effect, so that a key that is pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
}
