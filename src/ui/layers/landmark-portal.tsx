import { useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'

interface LandmarkPortalProps {
  /** What it opens from. */
  readonly from: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

const unchanging = () => () => {}
const landmarkAround = (element: HTMLElement | null): Element =>
  element?.closest('main, nav, [role=dialog], [role=alertdialog]') ?? element?.closest('header') ?? document.body

/**
 * Puts what floats at the end of the landmark or dialog around its trigger: no edge of a scrolling part cuts it off, and
 * screen readers find it where they are.
 */
export function LandmarkPortal({ from, children }: LandmarkPortalProps) {
  const container = useSyncExternalStore(unchanging, () => landmarkAround(from.current))
  return createPortal(children, container)
}
