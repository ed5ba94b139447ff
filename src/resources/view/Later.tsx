import type { ReactNode } from 'react'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'

/** The content of a tab whose code is loaded when the tab is opened. */
export const Later = ({ children }: { readonly children: ReactNode }) => (
  <LazyBoundary fallback={<SkeletonLines count={6} />}>{children}</LazyBoundary>
)
