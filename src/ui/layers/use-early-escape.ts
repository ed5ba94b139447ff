import { useEffectEvent, useLayoutEffect } from 'react'

/** Zag listens for Escape one frame after the content is in the page, which takes another frame at most. */
const framesUntilListening = 3

/** Closes a layer on an Escape that comes before Zag listens for keys: in the first frames that the layer is open. */
export function useEarlyEscape(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      // Zag prevents the default of a key that it has handled.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    const stop = () => window.removeEventListener('keydown', onKeyDown)
    let frame = 0
    const stopAfter = (frames: number) => {
      if (frames === 0) stop()
      else frame = requestAnimationFrame(() => stopAfter(frames - 1))
    }
    window.addEventListener('keydown', onKeyDown)
    stopAfter(framesUntilListening)
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [isOpen])
}
