import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

/** What the summary says of a publish: it comes with what checks the block, which the page waits for. */
export const Readiness = lazyComponent(async () => (await import('./Readiness.tsx')).Readiness)
