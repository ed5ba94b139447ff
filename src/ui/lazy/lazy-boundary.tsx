// Compiled, the same children would make the same element, which React does not draw again.
'use no memo'

import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { countArrivals, onArrival } from './lazy-component.ts'

interface LazyBoundaryProps {
  /** Shown until the code is there. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/**
 * A place for code that comes later, shown as soon as it is there. After a fallback React alone would wait until 300 ms
 * have passed since it stood (`FALLBACK_THROTTLE_MS`); a drawing that a store asks for does not wait.
 */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  useSyncExternalStore(onArrival, countArrivals)
  return <Suspense fallback={fallback}>{children}</Suspense>
}
