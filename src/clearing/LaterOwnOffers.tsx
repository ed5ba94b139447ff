import { SkeletonLines } from '#src/ui/kit/skeleton.tsx'
import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

const OwnOffers = lazyComponent(async () => (await import('./OwnOffers.tsx')).OwnOffers)

/** The offers in clearing to the student, whose code comes after the page: few students are in clearing. */
export const LaterOwnOffers = ({ isPart = false }: { readonly isPart?: boolean }) => (
  <LazyBoundary fallback={isPart ? <SkeletonLines count={4} /> : null}>
    <OwnOffers isPart={isPart} />
  </LazyBoundary>
)
