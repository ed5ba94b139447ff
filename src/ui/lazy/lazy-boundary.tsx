// Compiled, it would return the same element for the same children, which React does not draw again.
'use no memo'

import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { countArrivals, onArrival } from './lazy-component.ts'

interface LazyBoundaryProps {
  /** Shown until the code is there. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A place for code that comes later, shown as soon as it is there. After a fallback React alone would wait until that has
 * been shown for 300 ms (`FALLBACK_THROTTLE_MS`); a drawing that a store asks for does not wait.
 */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  useSyncExternalStore(onArrival, countArrivals)
  return <Suspense fallback={fallback}>{children}</Suspense>
}
