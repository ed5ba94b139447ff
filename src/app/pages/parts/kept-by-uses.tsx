import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

// Loaded on demand: few deletions are refused.
const KeptByUses = lazyComponent(async () => (await import('./KeptByUses.tsx')).KeptByUses, { isOptional: true })

/** Shown with a refused deletion: the records that prevent it. */
export const keptByUses = (problem: unknown) => (
  <LazyBoundary>
    <KeptByUses problem={problem} />
  </LazyBoundary>
)
