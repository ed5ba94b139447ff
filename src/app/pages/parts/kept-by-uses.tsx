import { LazyBoundary } from '#src/ui/lazy/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

// Few deletions are refused.
const KeptByUses = lazyComponent(async () => (await import('./KeptByUses.tsx')).KeptByUses, { isOptional: true })

/** What to add to a refused deletion: the records that keep it. */
export const keptByUses = (problem: unknown) => (
  <LazyBoundary>
    <KeptByUses problem={problem} />
  </LazyBoundary>
)
