import { useState, type KeyboardEvent, type PointerEvent } from 'react'

const steps = [0.25, 0.35, 0.5, 0.6, 0.7, 0.85, 1, 1.2, 1.5, 2] as const
/** Smaller text is hard to read: a larger chart begins at this size, and is scrolled. */
const readable = 0.7

interface Size {
  readonly width: number
  readonly height: number
}

/** The zoom of a chart: it fits and is readable until the person zooms. */
export function useZoom(chart: Size) {
  const [chosen, setChosen] = useState<number | 'fit' | 'readable'>('readable')
  const [room, setRoom] = useState<Size | null>(null)
  const [grip, setGrip] = useState<{ x: number; y: number; left: number; top: number } | null>(null)
  const fitting = room === null ? 1 : Math.min(1, room.width / chart.width, room.height / chart.height)
  const zoom = chosen === 'fit' ? fitting : chosen === 'readable' ? Math.max(fitting, readable) : chosen
  const larger = () => setChosen(steps.find((step) => step > zoom + 0.01) ?? zoom)
  const smaller = () => setChosen(steps.findLast((step) => step < zoom - 0.01) ?? zoom)
  const fit = () => setChosen('fit')
  const full = () => setChosen(1)
  const keys: Readonly<Record<string, () => void>> = { '+': larger, '=': larger, '-': smaller, '0': fit, '1': full }
  return {
    zoom,
    isGripped: grip !== null,
    larger,
    smaller,
    fit,
    full,
    /** Props of the element that scrolls the chart. */
    frame: {
      // A scrolling element has to be reachable by keyboard.
      tabIndex: 0,
      ref: (element: HTMLElement | null) => {
        if (!element) return undefined
        const measure = () => {
          const [width, height] = [element.clientWidth - 2, element.clientHeight - 2]
          setRoom((now) => (now?.width === width && now.height === height ? now : { width, height }))
        }
        const observer = new ResizeObserver(measure)
        observer.observe(element)
        const zoomByWheel = (event: WheelEvent) => {
          if (!event.ctrlKey && !event.metaKey) return
          event.preventDefault()
          setChosen(Math.min(2, Math.max(0.25, zoom * (event.deltaY < 0 ? 1.1 : 0.9))))
        }
        // React's listener is passive and cannot keep the browser from zooming the page.
        element.addEventListener('wheel', zoomByWheel, { passive: false })
        return () => {
          observer.disconnect()
          element.removeEventListener('wheel', zoomByWheel)
        }
      },
      onKeyDown: (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
        if (!act) return
        event.preventDefault()
        act()
      },
      onPointerDown: ({ button, pointerType, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
        if (button !== 0 || pointerType !== 'mouse') return
        setGrip({ x: clientX, y: clientY, left: currentTarget.scrollLeft, top: currentTarget.scrollTop })
      },
      onPointerMove: ({ clientX, clientY, currentTarget, buttons }: PointerEvent<HTMLElement>) => {
        if (!grip) return
        if (buttons === 0) setGrip(null)
        else currentTarget.scrollTo({ left: grip.left + grip.x - clientX, top: grip.top + grip.y - clientY, behavior: 'instant' })
      },
      onPointerUp: () => setGrip(null),
    },
  }
}
