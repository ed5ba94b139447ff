import { Suspense, type ReactNode } from 'react'
import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'

/** A tab whose code comes with it. */
export const Later = ({ children }: { readonly children: ReactNode }) => (
  <Suspense fallback={<SkeletonLines count={6} />}>{children}</Suspense>
)
