import type { ReactNode } from 'react'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'

/** A tab whose code comes with it. */
export const Later = ({ children }: { readonly children: ReactNode }) => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>{children}</LazyBoundary>
)
